/** Addresses of tables: the secret is in the fragment, which browsers do not send. */

function address(path: string): string {
  const url = new URL(document.baseURI);
  url.search = '';
  url.hash = `#/${path}`;
  return url.href;
}

/** Where somebody may take a seat; the one that is named, if it is free. */
export function inviteLink(room: string, join: string, seat?: number): string {
  return address(`table/${room}/${join}${seat ? `/${seat}` : ''}`);
}

/** Where everybody may watch. */
export function watchLink(room: string): string {
  return address(`watch/${room}`);
}
