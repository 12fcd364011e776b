"""Maze editor, game setup, records, pictures and the installed page in real Chromium."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import struct
import urllib.parse
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, expect

from hedgemaze.gallery import gallery, gallery_maze, gallery_names
from hedgemaze.rules import format_mode, format_record, load_maze, named_maze, parse_mode, parse_record, parse_records
from tests.browser.helpers.app import App, game
from tests.browser.helpers.languages import said
from tests.browser.helpers.pages import ROOT, serve
from tests.browser.page.test_app import is_tokens
from tests.sample import sample

pytestmark = pytest.mark.browser

MIDDLE = "e2 e8 e3 e7 e4 d5v c3h e6 g4v b6h e3h f6h"
THEMES = ("arcade", "wood", "garden", "paper", "contrast")
PAGES = ("maze", "maze/advanced", "mazes", "new/classic4", "new/advanced")
WIDTHS = (360, 390, 768, 1440)


def drawn(app: App) -> str:
    """Returns the mode of the drawn maze, from the address."""
    found = re.search(r"#/maze/([^/]+)", app.page.url)
    return urllib.parse.unquote(found[1]) if found else ""


def expect_maze(app: App, text: str) -> None:
    """Waits until this maze is drawn; the text is its mode in canonical form."""
    for _ in range(100):
        if drawn(app) and format_mode(parse_mode(drawn(app))) == text:
            return
        app.page.wait_for_timeout(50)
    raise AssertionError(drawn(app))


def pick(app: App, name: str) -> None:
    """Chooses a radio button by its name."""
    app.page.get_by_role("radio", name=name, exact=True).check(force=True)


def content(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


def saved(app: App, button: str) -> Download:
    """Returns the file that a button downloads."""
    with app.page.expect_download() as waiting:
        app.page.get_by_role("button", name=button, exact=True).click()
    return waiting.value


# Mazes.


def test_the_editor_says_what_a_maze_is_worth(desk: App) -> None:
    """A maze of the gallery without any work; another one by work, which begins by itself and can be stopped."""
    desk.open("maze/pacman;maze=A2")
    worth = desk.page.get_by_role("region", name="Who wins with perfect play?")
    for sentence in ("MAN wins in 16 rounds.", "Nobody can force a win.", "MAN in 14 rounds.", "MAN in 5 rounds."):
        expect(worth.get_by_text(sentence)).to_be_visible()
    expect(worth.get_by_role("button")).to_have_count(0)
    desk.page.mouse.click(*desk.groove("e5h"))
    expect(worth.get_by_text(re.compile("MAN wins in|Nobody can"))).to_have_count(2, timeout=60_000)
    worth.get_by_role("button", name="Stop").click(timeout=60_000)
    expect(worth.get_by_role("button", name="Work it out")).to_be_visible()
    expect(worth.get_by_text("The server doesn’t know this.")).to_be_visible()


def test_the_analysis_says_what_is_certain_and_draws_all_best_actions(desk: App) -> None:
    position = "pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9a1/0/2/1 G - 0/1/1"
    desk.open(f"analysis/{urllib.parse.quote(position, safe='')}")
    expect(desk.page.get_by_text("MAN in this round.").first).to_be_visible(timeout=60_000)
    expect(desk.page.locator(".best li.first strong").first).to_have_text("Ghosts in 1")


def test_a_maze_is_drawn_by_mouse_shared_and_played(desk: App) -> None:
    desk.open("maze")
    page = desk.page
    expect(page.get_by_text("This maze is ready to play.")).to_be_visible()
    page.mouse.click(*desk.groove("d6h"))
    expect(page.locator(".verdict.good")).to_be_visible()
    page.mouse.click(*desk.groove("g2v"), button="right")
    expect_maze(desk, "pacman;maze=d3hg5hd6hb7hc4ve7v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1")
    page.mouse.click(*desk.groove("e6h"))
    expect(page.locator(".status")).to_have_text("There is already a fence there.")
    pick(desk, "Power pellet")
    page.mouse.click(*desk.square("a1"))
    expect(page.get_by_text("Four power pellets are needed; there are 3.")).to_be_visible()
    expect(page.locator("[data-action=play]")).to_be_disabled()
    page.mouse.click(*desk.square("b2"))
    page.mouse.move(*desk.square("e9"))
    page.mouse.down()
    page.mouse.move(*desk.square("e8"), steps=4)
    page.mouse.up()
    expect_maze(desk, "pacman;maze=d3hg5hd6hb7hc4ve7v/i1b2a9i9/Pe5Be8Ki5Ia5Ce1")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Redo").click()
    desk.tab("save")
    page.fill("#maze-name", "Ours")
    page.get_by_role("button", name="Copy the link").click()
    link = page.url
    desk.visit("")
    page.goto(link)
    page.wait_for_selector("main[data-page=maze] .hm-cell", state="attached")
    desk.tab("save")
    expect(page.locator("#maze-name")).to_have_value("Ours")
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".table .hm-cell")
    assert desk.kept["mode"] == "pacman;maze=d3hg5hd6hb7hc4ve7v/i1b2a9i9/Pe5Be8Ki5Ia5Ce1"
    desk.type("Pe6")
    assert desk.wait_entries(1) == ["Pe6"]


def test_a_maze_by_touch_and_one_by_keyboard(phone: App) -> None:
    phone.open("maze")
    page = phone.page
    page.locator(".board-host").scroll_into_view_if_needed()
    page.touchscreen.tap(*phone.groove("b3h"))
    expect_maze(phone, "pacman;maze=b3hd3hg5hb7hg2vc4ve7v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1")
    page.locator(".hm-cell[tabindex='0']").focus()
    for key in ("Home", "PageDown", "f", "r", "Enter", "Escape"):
        page.keyboard.press(key)
    phone.page.wait_for_function("() => location.hash.includes('a1v')")
    for key in ("d", "7", "v", "Enter"):
        page.keyboard.press(key)
    phone.page.wait_for_function("() => location.hash.includes('d7v')")


def test_every_fault_of_a_bad_maze_is_listed_and_marked(desk: App) -> None:
    desk.open("maze/advanced")
    page = desk.page
    expect(page.locator(".verdict.good")).to_be_visible()
    pick(desk, "Eraser")
    page.mouse.click(*desk.groove("d5h"))
    page.mouse.click(*desk.square("d4"))
    page.mouse.click(*desk.square("a5"))
    expect(page.locator(".verdict li")).to_have_text(
        [
            "The chamber needs four fences; there are 3.",
            "Inky needs a square to start from.",
            "Four gates are needed, two for each tunnel; there are 3.",
        ]
    )
    play, redo = (page.locator(f"[data-action={name}]") for name in ("play", "redo"))
    expect(play).to_be_disabled()
    expect(redo).to_be_disabled()
    themes = "each => ['backgroundColor', 'color', 'borderStyle'].map(name => getComputedStyle(each)[name])"
    assert play.evaluate(themes) == redo.evaluate(themes)
    desk.tab("mazes")
    page.get_by_role("button", name="Empty board").click()
    desk.tab("draw")
    pick(desk, "Fence")
    for fence in ("a2h", "b1v"):
        page.mouse.click(*desk.groove(fence))
    expect(page.locator(".verdict li")).to_have_count(7)
    desk.tab("mazes")
    pick(desk, said("en", "mode-pacman"))
    desk.tab("draw")
    expect(page.locator(".verdict li").last).to_have_text("These squares cannot be reached: a1 b1 a2 b2")
    assert page.locator(".hm-live .hm-mark, .hm-live [class*=cross]").count() > 0


def test_mazes_are_stored_deleted_restored_exported_and_imported(desk: App, tmp_path: Path) -> None:
    desk.open("maze")
    page = desk.page
    desk.tab("save")
    page.fill("#maze-name", "Mine")
    page.mouse.click(*desk.groove("d6h"))
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved on this device.")).to_be_visible()
    text = content(saved(desk, "Save as a file"))
    maze = load_maze(text)
    assert maze.title == "Mine"
    assert {str(fence) for fence in maze.fences} == {str(fence) for fence in named_maze("A1").fences} | {"d6h"}
    desk.tab("mazes")
    page.get_by_role("button", name="Delete this maze: Mine").click()
    expect(page.get_by_text("Mazes you save appear here.")).to_be_visible()
    page.get_by_role("tabpanel").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Edit: Mine")).to_be_visible()
    file = tmp_path / "maze.json"
    file.write_text(json.dumps(named_maze("pinwheel").to_data()), encoding="utf-8")
    desk.tab("save")
    page.set_input_files(".file input", file)
    desk.tab("draw")
    expect(page.locator(".verdict.good")).to_be_visible()
    expect_maze(desk, "advanced;maze=pinwheel")
    file.write_text("[]", encoding="utf-8")
    desk.tab("save")
    page.set_input_files(".file input", file)
    expect(page.get_by_text("This file is not a maze.")).to_be_visible()
    desk.visit("new/pacman")
    pick(desk, "Mine")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table .hm-cell")
    assert parse_mode(desk.kept["mode"]).maze == maze


# Starting games.


def test_a_game_is_set_up_with_names_ghosts_and_house_rules(desk: App) -> None:
    desk.open("new/pacman")
    page = desk.page
    page.select_option("#team", "2")
    page.select_option("#seat-G1", "person")
    page.get_by_label("Name of Ghost player 1").fill("Ada")
    page.select_option("#seat-G2", "2")
    page.get_by_role("button", name="Deal the ghosts again").click()
    pick(desk, "Sheltered")
    page.get_by_text("House rules").click()
    page.select_option("#house-lives", "5")
    page.check("#house-ghost_may_stay")
    expect(page.get_by_text("2 rules changed")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table .hm-cell")
    kept = desk.kept
    mode = parse_mode(kept["mode"])
    assert (mode.house.changes(), mode.maze) == ({"lives": 5, "ghost_may_stay": True}, named_maze("A3"))
    ghosts = {piece: holder for piece, holder in kept["holders"].items() if piece != "P"}
    assert sorted(holder["kind"] for holder in ghosts.values()) == ["engine", "engine", "person", "person"]
    assert {holder["name"] for holder in ghosts.values() if holder["kind"] == "person"} == {"Ada"}
    desk.tab("info")
    expect(page.get_by_text("Lives: 5")).to_be_visible()
    expect(page.get_by_text("Ghosts may stay: yes")).to_be_visible()
    desk.visit("new/pacman")
    expect(page.locator("#team")).to_have_value("2")  # the last setup is remembered


def test_characters_names_and_who_begins(desk: App) -> None:
    desk.open("new/classic2")
    page = desk.page
    page.get_by_role("button", name="Character of North").click()
    page.get_by_role("button", name="Eater").click()
    page.get_by_label("Name of South").fill("Bo")
    page.select_option("#first", "N")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table .hm-cell")
    kept = desk.kept
    assert kept["characters"] == {"S": "horns", "N": "eater"}
    assert kept["first"] == "N"
    expect(page.locator(".own").get_by_text("Bo")).to_be_visible()


def test_a_game_begins_from_a_position_of_a_link(desk: App) -> None:
    text = "classic2;fences=3 e3h Se4Ne7 2,3 - N - 3"
    desk.open("new/" + urllib.parse.quote(text, safe=""))
    expect(desk.page.get_by_text("The game starts from this position")).to_be_visible()
    desk.page.select_option("#seat-N", "person")
    desk.page.get_by_role("button", name="Start the game").click()
    desk.page.wait_for_selector(".table .hm-cell")
    assert desk.kept["start"] == text
    desk.type("e6")
    assert desk.wait_entries(1) == ["e6"]
    desk.tab("info")
    desk.page.get_by_text("Game file and picture").click()
    game_of = parse_record(content(saved(desk, "Save the game file")))
    assert (game_of.start.text, [str(entry) for entry in game_of.entries]) == (text, ["e6"])


# Records and pictures.


def test_a_record_is_saved_and_opened_again(desk: App, tmp_path: Path) -> None:
    desk.play(game("classic2", "SN", {"N": 3}, "S", MIDDLE))
    desk.tab("info")
    desk.page.get_by_text("Game file and picture").click()
    record = saved(desk, "Save the game file")
    assert record.suggested_filename.endswith(".hedge")
    text = content(record)
    assert format_record(parse_record(text)) == text
    assert [str(entry) for entry in parse_record(text).entries] == MIDDLE.split()
    file = tmp_path / "games.hedge"
    second = '[Mode "pacman"]\n[Seat1 "Cy"]\n[Result "*"]\n\n1. Pe6e7 Be8d8 *\n'
    file.write_text(f"{text}\n{second}", encoding="utf-8")
    desk.visit("games")
    desk.page.set_input_files(".file input", file)
    expect(desk.page.get_by_text("2 games were added.")).to_be_visible()
    everything = list(parse_records(content(saved(desk, "Save all as a file"))))
    assert [len(each.entries) for each in everything] == [12, 4, 12]
    assert everything[1].tags["Seat1"] == "Cy"
    file.write_text("e2 e4 *", encoding="utf-8")
    desk.page.set_input_files(".file input", file)
    expect(desk.page.get_by_text("Game 1 in this file cannot be read. Error code: action.too_far")).to_be_visible()
    desk.page.get_by_role("button", name="Delete this game: Classic for two").first.click()
    expect(desk.page.locator(".game")).to_have_count(2)
    desk.page.get_by_role("button", name="Undo").click()
    expect(desk.page.locator(".game")).to_have_count(3)


def shared(app: App, kind: str) -> Download:
    """Makes a picture or an animation in the dialog, and returns the saved file."""
    dialog = app.page.get_by_role("dialog", name="Share")
    if dialog.count() == 0:
        app.tab("info")
        app.page.get_by_text("Game file and picture").click()
        app.page.get_by_role("button", name="Share a picture").click()
    dialog.get_by_role("radio", name=kind).check(force=True)
    expect(dialog.locator("img")).to_be_visible(timeout=60_000)
    return saved(app, "Save")


@pytest.mark.parametrize("theme", sample("contrast", of=THEMES))
def test_a_picture_shows_what_the_board_shows(desk: App, theme: str) -> None:
    desk.play(game("advanced", "PBKIC", {}, None, "P@e9 Pe8 P- ~d3h a1h"), f"theme={theme}")
    page = desk.page
    svg = content(shared(desk, "Picture (SVG)"))
    assert "class=" not in svg
    assert "var(" not in svg
    assert svg.count("<svg") == 1
    picture = Path(shared(desk, "Picture (PNG)").path()).read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert (picture[:4], width) == (b"\x89PNG", 1200)
    assert 1300 < height < 1700
    # The middle of a square, a fence and a piece have the colours of the theme.
    colours = page.evaluate(PROBE, svg)
    dark = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--square-dark')")
    assert colours["a3"] == dark.strip().lower() or theme == "wood"  # wood has a texture
    assert colours["e8"] != colours["a3"]
    assert colours["fence"] != colours["a3"]


DECODE = """async bytes => {
  const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
  await decoder.tracks.ready;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const frames = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const at = (x, y) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
    const pitch = canvas.width * 100 / 960, strip = Math.round(canvas.width * .085);
    const square = (file, row) => at(pitch * (.8 + file), strip + pitch * (.8 + 8 - row));
    image.close();
    const [e1, e2, e4] = [0, 1, 3].map(row => square(4, row));
    frames.push({ ms: image.duration / 1000, width: canvas.width, e1, e2, e4 });
  }
  return { frames, repeats: repetitionCount === Infinity };
}"""


def test_an_animation_shows_the_game(desk: App) -> None:
    desk.play(game("classic2", "SN", {"N": 3}, "S", MIDDLE), "theme=contrast")
    page = desk.page
    file = Path(shared(desk, "Animation (GIF)").path()).read_bytes()
    assert file[:6] == b"GIF89a"
    assert len(file) < 400_000
    gif = page.evaluate(DECODE, list(file))
    frames = gif["frames"]
    assert gif["repeats"]
    assert [len(frames), frames[0]["width"]] == [13, 480]
    assert [frames[0]["ms"], frames[1]["ms"], frames[-1]["ms"]] == [1200, 800, 4000]
    yellow = frames[0]["e1"]  # the south pawn
    assert frames[0]["e2"] != yellow
    assert frames[1]["e2"] == frames[5]["e4"] == yellow
    # A part of the game, faster.
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_label("From move").fill("2")
    dialog.get_by_label("To move").fill("4")
    dialog.get_by_label("Speed").select_option("Fast")
    expect(dialog.locator("img")).to_be_visible(timeout=30_000)
    part = page.evaluate(DECODE, list(Path(saved(desk, "Save").path()).read_bytes()))["frames"]
    assert [each["ms"] for each in part] == [1200, 400, 4000]
    assert part[0]["e2"] == yellow
    assert desk.axe() == []


def test_an_animation_can_be_cancelled_and_a_file_goes_to_the_sheet_of_the_system(desk: App) -> None:
    page = desk.page
    page.add_init_script(
        "navigator.canShare = ({ files }) => files.length === 1;"
        "navigator.share = async ({ files }) => { window.sent = [files[0].name, files[0].type, files[0].size]; };"
    )
    desk.play(game("advanced", "PBKIC", {}, None, "P@e9 Pe8 P- ~d3h a1h"))
    desk.tab("info")
    page.get_by_text("Game file and picture").click()
    page.get_by_role("button", name="Share a picture").click()
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog.locator("img")).to_be_visible(timeout=30_000)
    dialog.get_by_role("button", name="Share").click()
    name, kind, size = page.evaluate("window.sent")
    assert re.fullmatch(r"hedgemaze-advanced-\d{4}-\d\d-\d\d\.png", name)
    assert kind == "image/png"
    assert size > 10_000
    # The worker does not answer, so that there is time to cancel.
    page.evaluate("Worker.prototype.postMessage = () => undefined")
    dialog.get_by_role("radio", name="Animation (GIF)").check(force=True)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_role("button", name="Make it")).to_be_visible()
    expect(dialog.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


PROBE = """async svg => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (x, y) => '#' + [...context.getImageData(x, y, 1, 1).data].slice(0, 3)
    .map(part => part.toString(16).padStart(2, '0')).join('');
  const square = (file, row) => at(80 + 100 * file, 80 + 100 * (8 - row));
  return { a3: square(0, 2), e8: square(4, 7), fence: at(80 + 50, 80 + 100 * 8 - 50) };
}"""


# The device, and the installed page.


def test_all_local_data_is_exported_and_erased(desk: App) -> None:
    desk.play(game("classic2", "SN", {}, "S", "e2"))
    desk.visit("settings")
    data = json.loads(content(saved(desk, "Save everything as a file")))
    assert data["hedgemaze.game.tested"]["entries"] == ["e2"]
    assert "hedgemaze.settings" in data
    desk.page.get_by_role("button", name="Delete everything").click()
    desk.page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(desk.page.get_by_role("button", name="Everything has been deleted.")).to_be_disabled()
    assert desk.page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('hedgemaze.'))") == []


def test_the_manifest_and_its_icons_are_valid(desk: App) -> None:
    desk.open()
    cdp = desk.page.context.new_cdp_session(desk.page)
    found: Any = cdp.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {"name", "short_name", "start_url", "display", "icons", "theme_color"} <= manifest.keys()
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            answer = desk.page.request.get(urllib.parse.urljoin(desk.address, icon["src"]))
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    png = runpy.run_path(str(ROOT / "tools" / "icons.py"))["png"]
    assert (ROOT / "web" / "app" / "public" / "icon-192.png").read_bytes() == png(192)


def test_a_new_version_is_announced_and_installed_on_request(browser: Browser, built: Path, tmp_path: Path) -> None:
    shutil.copytree(built, tmp_path, dirs_exist_ok=True)
    context = browser.new_context(viewport={"width": 900, "height": 900})
    with serve(tmp_path) as own:
        app = App(context.new_page(), own)
        app.open()
        app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        app.page.reload()
        app.page.wait_for_function("() => navigator.serviceWorker.controller")
        worker = tmp_path / "sw.js"
        worker.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'newer'", worker.read_text("utf-8")), encoding="utf-8")
        app.page.evaluate("navigator.serviceWorker.ready.then(found => found.update()).then(() => true)")
        expect(app.page.get_by_text("A new version is ready.")).to_be_visible()
        app.play(game("classic2", "SN", {}, "S", "e2"), "again")
        expect(app.page.locator(".table .hm-cell").first).to_be_attached()
        assert app.page.get_by_text("A new version is ready.").count() == 0  # no message during a game
        app.visit("")
        with app.page.expect_navigation():
            app.page.get_by_role("button", name="Update now").click()
        app.page.wait_for_function("() => caches.keys().then(names => names.includes('hedgemaze-newer'))")
        app.visit("game/tested")
        assert app.entries == ["e2"]
        assert app.errors == []
    context.close()


# Accessibility and layout of every page.


@pytest.mark.parametrize("theme", sample("wood", of=THEMES))
def test_axe_finds_nothing(desk: App, theme: str) -> None:
    found: dict[str, list[str]] = {}
    desk.play(game("pacman;lives=5", "PBKIC", {}, None, "Pe6 Pd6"), f"theme={theme}")
    desk.tab("info")
    desk.page.get_by_text("Game file and picture").click()
    found["game"] = desk.axe()
    for route in PAGES:
        desk.visit(route)
        desk.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
        found[route] = desk.axe()
    assert {route: each for route, each in found.items() if each} == {}


@pytest.mark.parametrize("language", sample("ar-XB", of=("en", "en-XA", "ar-XB")))
def test_no_page_is_wider_than_its_window(desk: App, language: str) -> None:
    wide: dict[tuple[str, int], int] = {}
    desk.play(game("advanced;lives=5;ghost_stack=free", "PBKIC", {"B": 3}, None, "P@e9 Pe8"), f"lang={language}")
    for route in PAGES:
        desk.visit(route)
        desk.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
        for width in WIDTHS:
            desk.page.set_viewport_size({"width": width, "height": 800})
            if desk.overflow() > 0:
                wide[route, width] = desk.overflow()
    assert wide == {}


def test_no_text_is_outside_the_catalogues(desk: App) -> None:
    desk.play(game("advanced;lives=5;ghost_stack=free", "PBKIC", {"B": 3}, None, "P@e9 Pe8"), "lang=en-XA")
    for route in ("game/tested", *PAGES):
        desk.visit(route)
        desk.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
        text = desk.page.locator("main").inner_text()
        plain = [line for line in text.splitlines() if len(line) > 3 and line.isascii() and any(map(str.isalpha, line))]
        assert [line for line in plain if not is_tokens(line)] == [], route


def test_a_maze_of_the_gallery_is_played_with_one_tap(desk: App) -> None:
    desk.open("mazes")
    page = desk.page
    assert page.locator("[data-maze]").count() == len(gallery_names())
    assert desk.axe() == []
    page.get_by_role("button", name="Play in: Fountain").click()
    page.wait_for_selector(".table .hm-cell")
    mode = parse_mode(desk.kept["mode"])
    assert (mode.house.changes(), mode.maze) == ({}, gallery_maze("fountain").maze)


def test_the_setup_offers_the_measured_handicap(desk: App) -> None:
    maze = next(each for each in gallery() if each.handicaps[3].house)
    desk.open(f"new/pacman%3Bmaze%3D{maze.text.replace('/', '%2F')}")
    page = desk.page
    page.select_option("#seat-G1", "3")
    choices = page.locator("input[name=handicap]")
    expect(choices.nth(0)).to_be_checked()
    choices.nth(1).check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table .hm-cell")
    assert parse_mode(desk.kept["mode"]) == maze.mode(3)
