/** The demo's table: the core judges, the board shows. */
import { illegalFenceOf, lastOf, legalOf, sightsOf, type IllegalFenceView, type LastView } from '../../core/view.js';
import type { ActionNumber, Core, Fence, Position, Side } from '../../core/index.js';
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
    const actions = this.#actionsOf(intent);
    if (actions.length > 0) {
      const { side } = this.#position.turn;
      this.#last = [];
      this.#illegal = null;
      const text = actions.join(' ');
      if (!actions.every(action => this.#play(action, true))) this.board.announce(`Not allowed: ${text}`, true);
      if (side !== this.#position.turn.side) this.board.announce(text);
      this.#show(true);
    } else if (intent.type === 'illegal') {
      this.#explain(intent.fence);
      this.#show(false);
    } else if (intent.type === 'preview' && this.#illegal && intent.fence !== this.#illegal.fence) {
      this.#illegal = null;
      this.#show(false);
    }
  }

  #actionsOf(intent: Intent): (ActionNumber | string)[] {
    if (intent.type === 'typed') return [intent.text];
    if (!('action' in intent)) return [];
    if (intent.type !== 'path') return [intent.action.number];
    const { mode } = this.#position;
    const further = intent.squares.slice(1).map(square => mode.stepTo(intent.piece, square)?.number ?? square);
    return [...(intent.stop ? [intent.stop.number] : []), intent.action.number, ...further];
  }

  #play(action: ActionNumber | string, isRun = false): boolean {
    const last = lastOf(this.#position, action);
    const next = this.#position.play(action);
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
    const position = this.#position.view();
    const { sides } = this.#position.mode;
    const paths = this.#scene.ways
      ? sides.map((side: Side) => {
          const squares = this.#position.shortestPath(side);
          return { squares, tone: side as 'S', label: String(squares.length - 1) };
        })
      : [];
    const legal = { ...legalOf(this.#position), longestPath: position.family === 'classic' ? 1 : 5 };
    // The page asks the core which squares cost a life; this is enough for the demo.
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
