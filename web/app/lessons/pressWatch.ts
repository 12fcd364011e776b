/** Notices presses on squares that no piece may enter, so that a lesson can explain why. */
const SLOP = 10;

export class PressWatch {
  #isReported = false;
  #down = { x: 0, y: 0 };

  /** Call this whenever the board reports an intent. */
  reported(): void {
    this.#isReported = true;
  }

  /** Listens to an element around a board, by pointer and by Enter; returns a function that stops it. */
  watch(host: HTMLElement, onSquare: (square: string) => void): () => void {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    const later = (find: () => HTMLElement | undefined) => {
      this.#isReported = false;
      setTimeout(() => {
        const square = this.#isReported ? undefined : find()?.dataset['square'];
        if (square) onSquare(square);
      });
    };
    host.addEventListener('pointerdown', ({ clientX, clientY }) => (this.#down = { x: clientX, y: clientY }), options);
    host.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y, target }) => {
        const isTap = Math.hypot(x - this.#down.x, y - this.#down.y) <= SLOP;
        if (isTap && !(target as HTMLElement).closest('button')) later(() => cellAt(host, x, y));
      },
      options,
    );
    host.addEventListener(
      'keydown',
      ({ key, target }) =>
        key === 'Enter' && later(() => (target as HTMLElement).closest<HTMLElement>('.hm-cell') ?? undefined),
      options,
    );
    return () => ending.abort();
  }
}

function cellAt(host: HTMLElement, x: number, y: number): HTMLElement | undefined {
  return [...host.querySelectorAll<HTMLElement>('.hm-cell')].find(cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
