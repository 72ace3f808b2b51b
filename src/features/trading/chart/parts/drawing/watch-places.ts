import type { Coordinate } from 'klinecharts';

/** What a finger or the mouse does to a picture, px from its left upper corner. */
export interface PlaceWatcher {
  /** The mouse is over it, with no button pressed. */
  onOver(at: Coordinate): void;
  onTap(at: Coordinate): void;
  onDragging(from: Coordinate, to: Coordinate): void;
  onDrag(from: Coordinate, to: Coordinate): void;
}

/** A shorter movement is a tap, px. */
const dragAfter = 8;

/** Follows one finger or the mouse, and keeps every press from what is inside the element. Returns how to stop. */
export function watchPlaces(element: HTMLElement, watcher: PlaceWatcher): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let press: { readonly id: number; readonly at: Coordinate } | undefined;
  const placeOf = ({ clientX, clientY }: PointerEvent): Coordinate => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const isFar = (from: Coordinate, to: Coordinate): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragAfter;
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup', act: (event: PointerEvent) => void): void =>
    element.addEventListener(type, act, { capture: true, signal });
  on('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) {
      press = undefined;
      return;
    }
    press = { id: event.pointerId, at: placeOf(event) };
    // A touch stays with its element anyway.
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const at = placeOf(event);
    if (press === undefined && event.pointerType === 'mouse') watcher.onOver(at);
    if (press?.id === event.pointerId && isFar(press.at, at)) watcher.onDragging(press.at, at);
  });
  on('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const from = press.at;
    const to = placeOf(event);
    press = undefined;
    if (isFar(from, to)) watcher.onDrag(from, to);
    else watcher.onTap(from);
  });
  element.addEventListener('pointercancel', () => (press = undefined), { capture: true, signal });
  const swallow = (event: Event): void => {
    event.stopPropagation();
    // Otherwise the browser makes a click of the touch, which arrives when the tool is put away.
    if (event.cancelable && event.type === 'touchstart') event.preventDefault();
  };
  for (const type of ['touchstart', 'mousedown']) {
    element.addEventListener(type, swallow, { capture: true, passive: false, signal });
  }
  return () => listening.abort();
}
