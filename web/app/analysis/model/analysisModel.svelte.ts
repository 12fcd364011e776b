/** `AnalysisModel`: a study, the moment shown, its analysis and the review of the whole game. */
import type { ActionLike, ExactPosition, Position } from '../../../core/index.js';
import { QUICK_GHOSTS } from '../../engine/exact.js';
import { ghostsIn, isOnlyOnServer, isSolvable, type WorkerTable } from '../../engine/exactTables.js';
import type { Loaded } from '../../engine/load.js';
import type { Line } from '../../records/line.js';
import type { Analysis } from '../../engine/engine.js';
import { exactAt } from '../../online/exactStart.js';
import { endOf, exactShares, isCertain, judge, type Judged, type Worth } from './judge.js';
import { questionOf, Reviewer, type ReviewProgress } from './reviewer.js';
import { branchOf, homeOf, Study, wayOn, type Moment, type StudyTry } from './study.js';

export class AnalysisModel {
  readonly #parts: Loaded;
  readonly #reviewer: Reviewer;
  readonly study: Study;
  #at = $state.raw<Moment | null>(null);
  /** Changes whenever the study has grown. */
  version = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  /** What a table says about the moment shown. */
  exact = $state.raw<ExactPosition | null>(null);
  /** The work on a table for the moment shown, 0 to 1; null if none goes on. */
  solving = $state<number | null>(null);
  /** The user has asked for that table. */
  isAsked = $state(false);
  /** A table for the moment shown takes long, so that it is made only if it is asked for. */
  canSolve = $state(false);
  /** The moment shown has more ghosts than a browser can solve, and the server can be asked. */
  canAsk = $state(false);
  /** The moment shown has more ghosts than a browser can solve, and the server has no table. */
  isUnknown = $state(false);
  /** The server was asked about the moment shown, and has not answered. */
  hasFailed = $state(false);
  /** Whether the server has known a moment; then it is asked about every other one too. Null before it was asked. */
  #doesServerKnow: boolean | null = null;
  #unsubscribe: (() => void) | null = null;
  progress = $state.raw<ReviewProgress | null>(null);
  isReviewing = $state(false);

  constructor(parts: Loaded, line: Line) {
    this.#parts = parts;
    this.#reviewer = new Reviewer(parts);
    this.study = new Study(line);
    this.#at = this.study.main().at(-1) ?? null;
    this.#analyse();
    if (line.entries.length > 0) this.review();
  }

  /** The moment shown. */
  get at(): Moment {
    return this.#at ?? this.study.root;
  }

  get position(): Position {
    return this.at.position;
  }

  /** The moments of the game itself. */
  get main(): Moment[] {
    void this.version;
    return this.study.main();
  }

  /** The place of the moment shown in the game, or where its variation has left it. */
  get index(): number {
    return homeOf(this.at).depth;
  }

  get next(): Moment | null {
    void this.version;
    return this.at.children[0] ?? null;
  }

  get last(): Moment {
    void this.version;
    return wayOn(this.at).at(-1) ?? this.at;
  }

  get worths(): readonly (Worth | null)[] {
    return this.progress?.worths ?? [];
  }

  /** The actions between positions that were searched closely. */
  get judged(): readonly Judged[] {
    const main = this.study.main();
    return judge(
      main.map(({ position }) => position),
      main.slice(1).map(({ entry }) => entry),
      this.worths.slice(0, this.progress?.close ?? 0),
    );
  }

  /** The shares of the sides now: of the end, of the analysis, or of the review. */
  get worth(): Pick<Worth, 'values'> | null {
    const { exact, position } = this;
    const known = exact && isCertain(exact) ? { values: exactShares(position, exact.value) } : null;
    return endOf(position) ?? known ?? this.analysis ?? (this.at.isMain ? (this.worths[this.at.depth] ?? null) : null);
  }

  go(moment: Moment): void {
    if (moment === this.at) return;
    this.#at = moment;
    this.#analyse();
  }

  /** Goes to a moment of the game by its number. */
  goTo(index: number): void {
    const moment = this.study.main()[index];
    if (moment) this.go(moment);
  }

  play(actions: readonly ActionLike[]): StudyTry {
    const tried = this.study.play(this.at, actions);
    if (tried.ok) {
      this.version += 1;
      this.go(tried.moment);
    }
    return tried;
  }

  /** Moves the variation of the moment shown up by one place; a main line that has changed is judged again. */
  promote(): void {
    const branch = branchOf(this.at);
    if (!branch) return;
    this.study.promote(branch);
    this.version += 1;
    if (branch.isMain) this.#judgeAgain();
  }

  /** Deletes the variation of the moment shown, and goes to where it left. */
  remove(): void {
    const branch = branchOf(this.at);
    if (!branch) return;
    const home = this.study.remove(branch);
    this.version += 1;
    this.go(home);
  }

  /** Sets the comment of the moment shown. */
  comment(text: string): void {
    this.study.comment(this.at, text);
    this.version += 1;
  }

  /** Goes to a moment by the number of its entry, as a record writes them; 0 is the start. */
  goToWritten(number: number): void {
    this.go(this.study.written()[number - 1] ?? this.study.root);
  }

  /** Reviews the whole game. */
  review(): void {
    this.isReviewing = true;
    const main = this.study.main();
    const onProgress = (progress: ReviewProgress) => {
      this.progress = progress;
      if (progress.isFinished) this.isReviewing = false;
    };
    this.#reviewer.review(main, onProgress, true);
    if (this.#doesServerKnow) this.#reviewer.askServer(main);
  }

  stop(): void {
    this.#reviewer.close();
    this.isReviewing = false;
  }

  /** Makes the table for the moment shown, which takes up to some minutes; a review is made again with it. */
  solve(): void {
    const table = this.#parts.exact.tableFor(this.position, true);
    if (table) this.#watch(table, true);
  }

  /** Ends the work on a table. */
  stopSolving(): void {
    const table = this.#parts.exact.tableFor(this.position);
    if (table?.state === 'solving') this.#parts.exact.drop(table);
    this.#lookUp();
  }

  /** Asks the tables of the server about the moment shown; the review then asks about the game, too. */
  async askServer(): Promise<void> {
    const { text } = this.position;
    [this.canAsk, this.hasFailed] = [false, false];
    const answer = await exactAt(text);
    if (answer.ok) this.#doesServerKnow ||= answer.value !== null;
    if (answer.ok && answer.value) this.#reviewer.askServer(this.study.main());
    if (this.position.text !== text) return;
    this.exact = answer.ok ? answer.value : null;
    this.isUnknown = answer.ok && !this.#doesServerKnow;
    this.canAsk = this.hasFailed = !answer.ok;
  }

  close(): void {
    this.#unsubscribe?.();
    this.#reviewer.close();
    this.#parts.analyst.close();
  }

  #judgeAgain(): void {
    const wasReviewed = this.progress !== null;
    this.stop();
    this.progress = null;
    if (wasReviewed) this.review();
  }

  /** Searches the moment shown. */
  #analyse(): void {
    this.analysis = null;
    this.#lookUp();
    const { analyst } = this.#parts;
    if (this.position.outcome()) analyst.close();
    else analyst.analyse(questionOf(this.at), found => (this.analysis = found));
  }

  /** Asks the tables about the moment shown. */
  #lookUp(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    [this.exact, this.solving] = [null, null];
    [this.canSolve, this.canAsk, this.isUnknown, this.hasFailed] = [false, false, false, false];
    const { position } = this;
    if (position.mode.family !== 'pacman' || position.outcome()) return;
    const table = this.#parts.exact.tableFor(position);
    if (table) this.#watch(table);
    else if (isSolvable(position)) this.canSolve = true;
    else if (isOnlyOnServer(position)) this.#lookUpOnServer();
  }

  #lookUpOnServer(): void {
    const isKnown = this.#doesServerKnow;
    if (isKnown) void this.askServer();
    else [this.canAsk, this.isUnknown] = [isKnown === null, isKnown === false];
  }

  #watch(table: WorkerTable, isAsked = ghostsIn(this.position) > QUICK_GHOSTS): void {
    this.isAsked = isAsked;
    const { text } = this.position;
    this.#unsubscribe?.();
    let wasSolving = false;
    this.#unsubscribe = table.subscribe(({ state, done }) => {
      this.canSolve = false;
      this.solving = state === 'solving' ? done : null;
      if (state === 'ready') {
        if (wasSolving && this.progress?.isFinished) this.review();
        void table.probe([text]).then(([found]) => {
          if (this.position.text === text) this.exact = found ?? null;
        });
      }
      wasSolving = state === 'solving';
    });
  }
}
