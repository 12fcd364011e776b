/** Tells who sends results to the user's account that this device has counted something. */
let listener: () => void = () => undefined;

/** Sets what is called after a game was counted or a puzzle finished. */
export function onResultNews(listen: () => void): void {
  listener = listen;
}

export function resultNews(): void {
  listener();
}
