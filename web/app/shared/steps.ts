/** Arrow keys and the mouse wheel as steps through moves. */

/** Where a step leads: along the line, to its ends, or to the variation above or below. */
export type Step = 'back' | 'next' | 'first' | 'last' | 'up' | 'down';

/** Takes a step; false if there is nothing in that direction. */
export type TakeStep = (step: Step) => boolean;

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
/** Elements that use these keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=slider], [role=tab], [role=menu], [role=radiogroup], [popover], dialog';

/** Takes the step of a key, unless the focused element uses the key itself. The board stops the keys that it uses. */
export function keyStep(event: KeyboardEvent, take: TakeStep): void {
  const step = KEYS[event.key];
  if (!step || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
  if (take(step)) event.preventDefault();
}

/** A turn of the wheel that is one step, in pixels; touch pads send many small ones. */
const WHEEL_STEP = 50;
/** After this pause in ms the wheel begins from zero. */
const WHEEL_PAUSE_MS = 250;
const LINE_PIXELS = 20;

/**
 * An action for an element over which the wheel steps back and on. At both ends of the game the page scrolls, and while a
 * fence is aimed the board takes the wheel.
 */
export function wheelSteps(node: HTMLElement, take: TakeStep): { destroy: () => void } {
  let turned = 0;
  let last = 0;
  const onWheel = (event: WheelEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    if (event.timeStamp - last > WHEEL_PAUSE_MS || turned * event.deltaY < 0) turned = 0;
    last = event.timeStamp;
    turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS);
    if (Math.abs(turned) < WHEEL_STEP) {
      event.preventDefault();
      return;
    }
    if (take(turned < 0 ? 'back' : 'next')) event.preventDefault();
    turned = 0;
  };
  node.addEventListener('wheel', onWheel, { passive: false });
  return { destroy: () => node.removeEventListener('wheel', onWheel) };
}
