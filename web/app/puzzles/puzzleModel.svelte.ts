/** The state of a puzzle on the page: the shown position, the comment on the last try, and the refutation of a wrong one. */
import {
  illegalFenceOf,
  lastOf,
  type ActionLike,
  type ActionText,
  type Core,
  type Fence,
  type IllegalFenceView,
  type LastView,
  type Position,
  type Side,
} from '../../core/index.js';
import type { Analysis, Question } from '../engine/engine.js';
import { t } from '../i18n/messages.svelte.js';
import { joined } from '../shared/actionRuns.js';
import { whyNot } from '../table/tableTexts.js';
import { Attempt, type AttemptResult } from './attempt.js';
import { breakStreak, finishPuzzle } from './progress.svelte.js';
import type { Puzzle } from './puzzle.js';

/** Pause between two actions, so that each can be seen. */
const PAUSE_MS = 550;
const REFUTATION_NODES = 20_000;

/**
 * `asked`: it is the player’s turn; `wrong`: a wrong try is shown; `refuted`: what it leads to is shown; `solved`;
 * `shown`: the solution is shown.
 */
export type PuzzleStage = 'asked' | 'wrong' | 'refuted' | 'solved' | 'shown';

export interface PuzzleListener {
  /** Called with each comment. */
  readonly onSaid: (text: string, stage: PuzzleStage) => void;
  readonly isMotionReduced: () => boolean;
  /** Searches a position. */
  readonly look: (question: Question, nodes: number) => Promise<Analysis>;
}

type Wrong = Extract<AttemptResult, { kind: 'wrong' }>;

export class PuzzleModel {
  readonly puzzle: Puzzle;
  /** The side that has to find the line. */
  readonly side: Side;
  readonly #listener: PuzzleListener;
  readonly #attempt: Attempt;
  /** The number of the day whose puzzle this is; null if it is another one. */
  readonly #day: number | null;
  #wrong: Wrong | null = null;
  #isClean = true;
  /** Number of the latest actions to be shown; those shown before are dropped. */
  #showing = 0;
  shown = $state.raw<Position>() as Position;
  last = $state.raw<LastView | null>(null);
  stage = $state<PuzzleStage>('asked');
  said = $state('');
  hint = $state('');
  illegal = $state.raw<IllegalFenceView | null>(null);
  /** Actions are being shown, or the search thinks. */
  isBusy = $state(false);
  /** Whether the player found it alone. */
  isAlone = $state(true);

  constructor(core: Core, puzzle: Puzzle, day: number | null, listener: PuzzleListener) {
    this.puzzle = puzzle;
    this.#day = day;
    this.#listener = listener;
    this.#attempt = new Attempt(core, puzzle);
    this.shown = this.#attempt.position;
    this.side = this.shown.turn.side;
  }

  get position(): Position {
    return this.#attempt.position;
  }

  /** The player may act. */
  get isFree(): boolean {
    return this.stage === 'asked' && !this.isBusy;
  }

  async attempt(actions: readonly ActionLike[]): Promise<void> {
    if (!this.isFree || actions.length === 0) return;
    const tried = this.#attempt.try(actions);
    this.illegal = null;
    if (tried.kind === 'refused') return this.#say('asked', whyNot(tried.code, tried.illegality));
    this.hint = '';
    if (tried.kind === 'wrong') {
      this.#wrong = tried;
      this.#helped();
      await this.#show(tried.positions, tried.actions);
      return this.#say('wrong', t('puzzle-wrong', { action: joined(tried.actions) }));
    }
    await this.#show(tried.positions, tried.actions);
    if (tried.kind === 'onward') return this.#say('asked', t('puzzle-onward'));
    finishPuzzle(this.puzzle.id, this.#isClean, this.#day);
    this.#say('solved', t('puzzle-solved'));
  }

  /** Shows on the board what the wrong try leads to, and says it. */
  async refute(): Promise<void> {
    const wrong = this.#wrong;
    const after = wrong?.positions.at(-1);
    if (!after || this.isBusy) return;
    const outcome = after.outcome();
    if (outcome) return this.#say('refuted', this.#sentence(outcome.winner, true));
    this.isBusy = true;
    this.said = t('puzzle-thinking');
    const question = { text: after.text, history: [after.hash], allowed: null };
    const { lines, proof } = await this.#listener.look(question, REFUTATION_NODES);
    if (this.#wrong !== wrong) return;
    const [positions, actions]: [Position[], ActionText[]] = [[after], []];
    let hasReplied = false;
    for (const action of lines[0]?.actions ?? []) {
      const here = positions.at(-1) as Position;
      if (here.outcome() || (hasReplied && here.turn.side === this.side)) break;
      hasReplied ||= here.turn.side !== this.side;
      const next = here.play(action);
      if (!next.ok) break;
      positions.push(next.value);
      actions.push(action);
    }
    if (!(await this.#show(positions, actions))) return;
    const result = this.#sentence(proof?.winner ?? null, proof !== null);
    this.#say('refuted', actions.length > 0 ? t('puzzle-goes-on', { line: joined(actions), result }) : result);
  }

  /** Takes a wrong try back. */
  again(): void {
    this.#wrong = null;
    this.#showing++;
    this.isBusy = false;
    this.shown = this.position;
    this.last = null;
    this.stage = 'asked';
    this.said = '';
  }

  /** Shows a right action, and returns it. */
  help(): ActionText {
    this.#helped();
    this.hint = this.#attempt.hint() ?? '';
    return this.hint;
  }

  /** Plays the solution. */
  async solve(): Promise<void> {
    if (this.isBusy || this.stage === 'solved' || this.stage === 'shown') return;
    this.#helped();
    this.again();
    this.hint = '';
    const actions = this.#attempt.solution();
    const positions = [this.position];
    for (const action of actions) {
      const next = (positions.at(-1) as Position).play(action);
      if (!next.ok) throw new Error(`${this.puzzle.id}: ${action}: ${next.code}`);
      positions.push(next.value);
    }
    this.stage = 'shown';
    if (!(await this.#show(positions, actions))) return;
    this.#say('shown', t('puzzle-shown', { line: joined(actions) }));
  }

  explainFence(fence: Fence): void {
    const why = this.position.whyIllegal(fence);
    this.illegal = why ? illegalFenceOf(fence, why) : null;
    if (why) this.#say('asked', whyNot(why.code, why));
  }

  forgetFence(fence: Fence | null): void {
    if (this.illegal && fence !== this.illegal.fence) this.illegal = null;
  }

  #helped(): void {
    this.#isClean = false;
    this.isAlone = false;
    breakStreak();
  }

  #sentence(winner: string | null, isCertain: boolean): string {
    if (isCertain && winner !== null && winner !== this.side)
      return t(`puzzle-then-${winner === 'G' ? 'caught' : 'lost'}`, {
        side: t(`side-${winner}`),
      });
    return t(this.puzzle.goal === 'win' ? 'puzzle-then-open' : 'puzzle-then-worse');
  }

  /** Plays actions on the board; false if the try was taken back meanwhile. */
  async #show(positions: readonly Position[], actions: readonly ActionText[]): Promise<boolean> {
    const showing = ++this.#showing;
    this.isBusy = true;
    for (const [index, action] of actions.entries()) {
      if (index > 0 && !this.#listener.isMotionReduced()) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
      if (showing !== this.#showing) return false;
      this.last = lastOf(positions[index] as Position, action);
      this.shown = positions[index + 1] as Position;
    }
    this.isBusy = false;
    return true;
  }

  #say(stage: PuzzleStage, text: string): void {
    this.stage = stage;
    this.said = text;
    this.#listener.onSaid(text, stage);
  }
}
