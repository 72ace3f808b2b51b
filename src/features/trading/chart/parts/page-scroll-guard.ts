/** Movement before the direction of a gesture is decided, px. */
const decideAfterPx = 6;

/**
 * Lets a vertical swipe on the chart scroll the page. The chart library claims every touch; gestures that begin upwards or
 * downwards are kept from it, unless they are meant for it: its crosshair is being moved, or something is drawn. Returns
 * how to stop.
 */
export function guardPageScroll(element: HTMLElement, isMeant: () => boolean): () => void {
  let start: { x: number; y: number } | undefined;
  let direction: 'page' | 'chart' | undefined;
  const onStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    start = event.touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : undefined;
    direction = undefined;
  };
  const onMove = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (start === undefined || touch === undefined || event.touches.length > 1) return;
    direction ??= directionOf(start, touch, isMeant());
    if (direction === 'page') event.stopPropagation();
  };
  element.addEventListener('touchstart', onStart, { capture: true, passive: true });
  element.addEventListener('touchmove', onMove, { capture: true, passive: true });
  return () => {
    element.removeEventListener('touchstart', onStart, { capture: true });
    element.removeEventListener('touchmove', onMove, { capture: true });
  };
}

function directionOf(start: { x: number; y: number }, touch: Touch, isMeant: boolean): 'page' | 'chart' | undefined {
  const across = Math.abs(touch.clientX - start.x);
  const along = Math.abs(touch.clientY - start.y);
  if (isMeant) return 'chart';
  if (across + along < decideAfterPx) return undefined;
  return along > across ? 'page' : 'chart';
}

/** The library reports no end of its crosshair: it ends when the mouse leaves, and with a new touch. */
export function watchCrosshairEnd(element: HTMLElement, onEnd: () => void): () => void {
  element.addEventListener('mouseleave', onEnd);
  // Before the library's own handler, which puts the crosshair back where the touch is near it.
  element.addEventListener('touchstart', onEnd, { capture: true, passive: true });
  return () => {
    element.removeEventListener('mouseleave', onEnd);
    element.removeEventListener('touchstart', onEnd, { capture: true });
  };
}
