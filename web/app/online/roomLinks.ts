/** Links to tables. The token is in the fragment, which browsers do not send to servers. */

function address(path: string): string {
  const url = new URL(document.baseURI);
  url.search = '';
  url.hash = `#/${path}`;
  return url.href;
}

/** The link to a page. */
export function linkTo(path: string): string {
  return address(path);
}

/** The invitation to a room; `seat` is the offered seat. */
export function inviteLink(room: string, join: string, seat?: number): string {
  return address(`table/${room}/${join}${seat ? `/${seat}` : ''}`);
}

/** The link for spectators. */
export function watchLink(room: string): string {
  return address(`watch/${room}`);
}
