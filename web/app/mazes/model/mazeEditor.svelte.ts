/** `MazeEditor`: a maze in the editor, with its tool, undo and redo. */
import type { Intent } from '../../../board/index.js';
import type { MazeDraft } from './mazeDraft.js';
import { movePiece, pressFence, pressSquare, TOOLS, type Edited, type Refusal, type MazeTool } from './edit.js';
import { isRunner } from '../toolTexts.js';

const MAX_UNDO = 200;

export class MazeEditor {
  #draft = $state.raw<MazeDraft>() as MazeDraft;
  #past = $state.raw<readonly MazeDraft[]>([]);
  #future = $state.raw<readonly MazeDraft[]>([]);
  /** Its name in the store of this device. */
  id = $state<string>();
  tool = $state<MazeTool>('fence');
  /** Why the last press changed nothing. */
  refusal = $state<Refusal | null>(null);

  constructor(draft: MazeDraft, id: string | undefined) {
    this.#draft = draft;
    this.id = id;
  }

  get draft(): MazeDraft {
    return this.#draft;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(next: MazeDraft): void {
    if (next === this.#draft) return;
    this.#past = [...this.#past.slice(-MAX_UNDO), this.#draft];
    this.#future = [];
    this.#draft = next;
    if (!TOOLS[next.family].includes(this.tool)) this.tool = 'fence';
  }

  /** Replaces the maze by another one. */
  replace(next: MazeDraft, id?: string): void {
    this.change(next);
    this.id = id;
  }

  /** Changes the title, without undo. */
  entitle(title: string): void {
    this.#draft = { ...this.#draft, title };
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#draft, ...this.#future];
    this.#draft = last;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#draft];
    this.#future = rest;
    this.#draft = next;
  }

  /** Does what a press, a drag or a typed text over the board means. */
  take(intent: Intent): void {
    const { tool } = this;
    if (intent.type === 'fence') {
      this.#apply(pressFence(this.#draft, tool, intent.fence, intent.button === 'other' || tool === 'erase'));
    } else if (intent.type === 'square') {
      this.#apply(pressSquare(this.#draft, tool, intent.square, intent.button === 'other' || tool === 'erase'));
    } else if (intent.type === 'put' && isRunner(intent.piece as MazeTool)) {
      this.#apply({ draft: movePiece(this.#draft, intent.piece as 'P', intent.square) });
    } else if (intent.type === 'typed') this.#takeTyped(intent.text);
  }

  /** `e3h` raises or takes away a fence, `Pe5` puts a piece, `a1` uses the tool. */
  #takeTyped(text: string): void {
    const fence = /^[a-h][1-8][hv]$/.exec(text)?.[0];
    const [, piece, square] = /^([PBKIC]?)([a-i][1-9])$/.exec(text) ?? [];
    if (fence) this.#apply(pressFence(this.#draft, this.tool, fence as 'e3h'));
    else if (square) this.#apply(pressSquare(this.#draft, (piece || this.tool) as MazeTool, square as 'e5'));
  }

  #apply(edited: Edited): void {
    this.refusal = 'refusal' in edited ? edited.refusal : null;
    if ('draft' in edited) this.change(edited.draft);
  }
}
