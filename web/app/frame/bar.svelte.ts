/** What the bar of the page shows of a board's page: its title and the state of the connection. */
export interface BarState {
  readonly title: string;
  /** Null for pages that need no server. */
  readonly isConnected: boolean | null;
}

let current = $state.raw<BarState | null>(null);

export function barState(): BarState | null {
  return current;
}

/** Shows this in the bar until the returned function is called. */
export function setBar(state: BarState): () => void {
  current = state;
  return () => {
    if (current === state) current = null;
  };
}
