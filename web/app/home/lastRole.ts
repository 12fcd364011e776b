/** The side that the user played last in the PAC-MAN modes. */
export type LastRole = 'P' | 'G';

const NAME = 'hedgemaze.front';

export function lastRole(): LastRole {
  try {
    const stored = JSON.parse(localStorage.getItem(NAME) ?? 'null') as { readonly role?: unknown } | null;
    return stored?.role === 'G' ? 'G' : 'P';
  } catch {
    return 'P';
  }
}

export function saveRole(role: LastRole): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ role }));
  } catch {
    // The storage is blocked: the next visit begins with PAC-MAN.
  }
}
