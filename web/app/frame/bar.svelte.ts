/** What the bar of the page shows of a board's page: its title and the state of the connection. */
export interface BarState {
  readonly title: string;
  /** Null for pages that need no server. */
  readonly isConnected: boolean | null;
  /** Whether the frame has room for an evaluation beside the board. */
  readonly isGauged: boolean;
}

let current = $state.raw<BarState | null>(null);
/** The same, not reactive: an effect that ends would still see the state of before. */
let latest: BarState | null = null;

export function barState(): BarState | null {
  return current;
}

/**
 * Shows this in the bar until the returned function is called. Marks the root, for `frame.css`: with `:has(.frame)` every
 * change of a board would restyle the root.
 */
export function setBar(state: BarState): () => void {
  const { dataset } = document.documentElement;
  latest = current = state;
  dataset['frame'] = state.isGauged ? 'gauged' : '';
  return () => {
    if (latest !== state) return;
    latest = current = null;
    delete dataset['frame'];
  };
}
