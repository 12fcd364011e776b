/** A game as it is shared: the views of its positions, the names of its players and its result, read from its record. */
import { characterOf, type BoardView, type Character } from '../../../board/index.js';
import { lastOf, sightsOf, type Core, type Piece, type Side } from '../../../core/index.js';
import { listed } from '../../i18n/formats.js';
import { t } from '../../i18n/messages.svelte.js';
import { levelName } from '../../setup/levelNames.js';
import { AGREED, Game } from '../../table/model/game.js';
import { ownersOf } from '../../table/model/snapshot.js';
import type { Ending } from '../../table/model/types.js';
import { readRecords, type ReadGame } from '../readRecords.js';

export interface SharedPlayer {
  readonly side: Side;
  readonly character: Character;
  readonly name: string;
}

export interface SharedGame {
  readonly players: readonly SharedPlayer[];
  /** What is shown after each entry; the start first. */
  readonly views: readonly BoardView[];
  /** A turn ends with the view of this number. */
  readonly isTurnEnd: (index: number) => boolean;
  /** Who has won and why; empty while the game goes on. */
  readonly result: string;
}

/** The name of a seat in its record; levels of the computer in the language of the page. */
function localName(name: string): string {
  const level = /^Level ([1-9])$/.exec(name)?.[1];
  return level ? levelName(Number(level)) : name;
}

function playersOf(core: Core, read: ReadGame, characters: BoardView['characters']): SharedPlayer[] {
  const mode = core.parseMode(read.mode);
  if (!mode.ok) return [];
  const { pieces, seats, sides } = mode.value;
  return sides.map(side => {
    const own = mode.value.piecesOf(side);
    const named = own.map(piece => read.tags.get(`Seat${seats[pieces.indexOf(piece)]}`) ?? '').filter(Boolean);
    const names = [...new Set(named.map(localName))];
    return {
      side,
      character: characterOf(own[0] as Piece, characters),
      name: names.length > 0 ? listed(names) : t(`side-${side}`),
    };
  });
}

function resultText(ending: Ending | null, players: readonly SharedPlayer[]): string {
  if (!ending) return '';
  const { winner, reason } = ending;
  const name = players.find(({ side }) => side === winner)?.name ?? '';
  const head = winner ? t('end-wins', { side: name, team: winner }) : t('end-draw');
  return t('share-result', { head, reason: t(`end-${reason}`, { side: name }) });
}

/** Reads the first game of a record; null if it cannot be read. `shown` is the board as the page shows it. */
export function sharedGame(core: Core, record: string, shown: BoardView): SharedGame | null {
  const records = readRecords(core, record);
  const read = records.ok ? records.games[0] : undefined;
  if (!read) return null;
  const entries = read.entries.filter(entry => entry !== AGREED);
  const { positions } = new Game(core, read.mode, null, entries, read.start ?? undefined);
  const { characters, bottom } = shown;
  const owners = ownersOf(positions, entries);
  const players = playersOf(core, read, characters);
  const views = positions.map((position, index): BoardView => {
    const before = positions[index - 1];
    const last = before ? lastOf(before, entries[index - 1] ?? '') : null;
    const view = position.view();
    return {
      position: view,
      owners,
      last: last ? [last] : [],
      sights: sightsOf(view),
      ...(characters && { characters }),
      ...(bottom && { bottom }),
    };
  });
  return {
    players,
    views,
    isTurnEnd: index => positions[index]?.isTurnStart ?? true,
    result: resultText(read.ending, players),
  };
}
