/** Converts pointer events into presses of the hand. Follows one pointer; leaves scrolling and zooming to the page. */
import { extent, toBoard, type Point, type Setting } from '../geometry.js';
import type { Hand } from './hand.js';
import type { Precision } from './hit.js';

const SLOP_PX = { fine: 5, coarse: 10 } as const;
/** The wheel turns a fence only while the mouse is being aimed; otherwise the page scrolls. */
const AIM_MS = 900;
const WHEEL_REST_MS = 160;

export interface Surface {
  readonly element: HTMLElement;
  readonly hand: Hand;
  readonly setting: () => Setting;
  /** Whether the board handles the context menu. */
  readonly takesRightButton: () => boolean;
  /** Called when the hand may have changed. */
  readonly changed: (precision: Precision) => void;
  readonly pressed: (point: Point, precision: Precision) => void;
}

/** Listens to pointers until the signal aborts. */
export function listenToPointers(
  { element, hand, setting, takesRightButton, changed, pressed }: Surface,
  signal: AbortSignal,
): void {
  let pointer: number | null = null;
  let aimed = -AIM_MS;
  let wheeled = 0;

  const precisionOf = (event: PointerEvent): Precision => (event.pointerType === 'mouse' ? 'fine' : 'coarse');
  const unit = () => element.clientWidth / extent(setting().size);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = extent(setting().size) / width;
    return toBoard({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }, setting());
  };

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options = {},
  ) => element.addEventListener(type, listener, { signal, ...options });

  on('pointerdown', event => {
    if (pointer !== null) {
      // A second finger zooms the page: the press is cancelled.
      pointer = null;
      hand.cancelPress();
      return changed(precisionOf(event));
    }
    if (event.button !== 0 && event.button !== 2) return;
    const precision = precisionOf(event);
    pointer = event.pointerId;
    if (precision === 'fine') element.setPointerCapture(event.pointerId);
    const button = event.button === 2 ? 'other' : 'main';
    const point = pointOf(event);
    const press = { point, precision, button, draws: event.altKey, time: event.timeStamp } as const;
    hand.down({ ...press, slop: SLOP_PX[precision] / unit() });
    pressed(point, precision);
    changed(precision);
  });

  on('pointermove', event => {
    if (pointer !== null && event.pointerId !== pointer) return;
    if (event.pointerType === 'mouse') aimed = event.timeStamp;
    hand.move(pointOf(event), precisionOf(event));
    changed(precisionOf(event));
  });

  on('pointerup', event => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    hand.up(pointOf(event), event.timeStamp);
    changed(precisionOf(event));
  });

  on('pointercancel', event => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    hand.cancelPress();
    changed(precisionOf(event));
  });

  on('pointerleave', event => {
    if (event.pointerType !== 'mouse' || pointer !== null) return;
    hand.leave();
    changed('fine');
  });

  // Without this, the click that follows a tap would hit an element that the action has just shown.
  on(
    'touchend',
    event => {
      if (event.cancelable) event.preventDefault();
    },
    { passive: false },
  );

  on('contextmenu', event => {
    if (takesRightButton()) event.preventDefault();
  });

  on(
    'wheel',
    event => {
      const isAiming = event.timeStamp - aimed < AIM_MS;
      if (!hand.held || !isAiming || event.ctrlKey) return;
      event.preventDefault();
      aimed = event.timeStamp;
      if (event.timeStamp - wheeled < WHEEL_REST_MS) return;
      wheeled = event.timeStamp;
      hand.turn();
      changed('fine');
    },
    { passive: false },
  );
}
