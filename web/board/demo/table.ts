/** A small table for the demo: the core judges, the board shows. */
import {
  illegalFenceOf,
  lastOf,
  legalOf,
  sightsOf,
  viewOf,
  type IllegalFenceView,
  type LastView,
} from '../../core/view.js';
import type { Core, Fence, Position, Side } from '../../core/index.js';
import { createBoard, type Board, type BoardOptions, type BoardView, type Intent } from '../index.js';
import type { DemoScene } from './scenes.js';
import { WORDS } from './words.js';

export class DemoTable {
  readonly board: Board;
  readonly #scene: DemoScene;
  readonly #onIntent: (intent: Intent) => void;
  readonly #extra: Partial<BoardView>;
  readonly #past: Position[] = [];
  #position: Position;
  #last: LastView[] = [];
  #illegal: IllegalFenceView | null = null;

  constructor(
    host: HTMLElement,
    core: Core,
    scene: DemoScene,
    options: Partial<BoardOptions>,
    extra: Partial<BoardView>,
    onIntent: (intent: Intent) => void,
  ) {
    this.#scene = scene;
    this.#onIntent = onIntent;
    this.#extra = extra;
    const parsed = core.parsePosition(scene.position);
    if (!parsed.ok) throw new Error(`${scene.name}: ${parsed.code}`);
    this.#position = parsed.value;
    this.board = createBoard(host, {
      words: WORDS,
      onIntent: intent => this.#take(intent),
      ...scene.options,
      ...options,
    });
    for (const token of scene.played?.split(' ') ?? []) this.#play(token);
    if (scene.tried) this.#explain(scene.tried as Fence);
    this.#show(false);
  }

  undo(): void {
    this.#position = this.#past.pop() ?? this.#position;
    this.#last = [];
    this.#show(true);
  }

  get text(): string {
    return this.#position.text;
  }

  #take(intent: Intent): void {
    this.#onIntent(intent);
    const tokens = tokensOf(intent, this.#position.mode.family === 'classic');
    if (tokens.length > 0) {
      const view = viewOf(this.#position);
      this.#last = [];
      this.#illegal = null;
      const isPlayed = tokens.every(token => this.#play(token, true));
      if (!isPlayed) this.board.announce(`Not allowed: ${tokens.join(' ')}`, true);
      if (view.turn !== viewOf(this.#position).turn) this.board.announce(tokens.join(' '));
      this.#show(true);
    } else if (intent.type === 'illegal') {
      this.#explain(intent.fence);
      this.#show(false);
    } else if (intent.type === 'preview' && this.#illegal && intent.fence !== this.#illegal.fence) {
      this.#illegal = null;
      this.#show(false);
    }
  }

  #play(token: string, isRun = false): boolean {
    const last = lastOf(viewOf(this.#position), token);
    const next = this.#position.play(token);
    if (!next.ok) return false;
    this.#past.push(this.#position);
    this.#position = next.value;
    this.#last = [...(isRun ? this.#last : []), ...(last ? [last] : [])];
    return true;
  }

  #explain(fence: Fence): void {
    const reason = this.#position.whyIllegal(fence);
    this.#illegal = reason ? illegalFenceOf(fence, reason) : null;
    if (reason) this.board.announce(`Not allowed: ${reason.code}`, true);
  }

  #show(animate: boolean): void {
    const position = viewOf(this.#position);
    const { sides } = this.#position.mode;
    const paths = this.#scene.ways
      ? sides.map((side: Side) => {
          const squares = this.#position.shortestPath(side);
          return { squares, tone: side as 'S', label: String(squares.length - 1) };
        })
      : [];
    const legal = {
      ...legalOf(this.#position.legalActions(), position.turn),
      longestPath: position.family === 'classic' ? 1 : 5,
    };
    // The page asks the core which targets cost a life; the demo only guesses.
    const isGhostOn = (square: string) => position.pieces.some(each => each.piece !== 'P' && each.square === square);
    const isSafe = position.family !== 'advanced' || (position.pieces[0]?.boost ?? 0) > 0;
    const risky = isSafe ? [] : legal.squares.filter(({ piece, square }) => piece === 'P' && isGhostOn(square));
    const view = {
      position,
      last: this.#last,
      legal: { ...legal, risky },
      illegal: this.#illegal,
      sights: this.#scene.showsSights ? sightsOf(position) : [],
      paths,
      ...this.#scene.extra,
      ...this.#extra,
    };
    this.board.show(view, { animate });
  }
}

function tokensOf(intent: Intent, isClassic: boolean): string[] {
  switch (intent.type) {
    case 'enter':
      return [isClassic ? intent.square : `${intent.piece}${intent.square}`];
    case 'path':
      return intent.squares.map(square => (isClassic ? square : `${intent.piece}${square}`));
    case 'place':
      return [intent.fence];
    case 'lift':
      return [`~${intent.fence}`];
    case 'respawn':
      return [`P@${intent.square}`];
    case 'stop':
      return [`${intent.piece}-`];
    case 'spend':
      return ['P+'];
    case 'typed':
      return [intent.text];
    default:
      return [];
  }
}
