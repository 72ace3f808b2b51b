/** A hold of a finger, ms; the library shows its crosshair after the same time. */
const holdMs = 500;
/** A longer movement is no click and no hold, px. */
const stillPx = 6;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PickWatcher {
  /** A click of the mouse, or a finger that rests; then each place that the resting finger moves to. */
  onPick(at: Place): void;
}

/** Tells which place of a picture is clicked or held, px from its left upper corner. Returns how to stop. */
export function watchPicks(element: HTMLElement, watcher: PickWatcher): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let press: Place | undefined;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const placeOf = ({ clientX, clientY, pointerType }: PointerEvent): Place => {
    const { left, top } = element.getBoundingClientRect();
    // The mouse in whole pixels, as events of the mouse have it: the crosshair then shows the same price.
    const [x, y] = pointerType === 'mouse' ? [Math.floor(clientX), Math.floor(clientY)] : [clientX, clientY];
    return { x: x - left, y: y - top };
  };
  const isFar = (from: Place, to: Place): boolean => Math.hypot(to.x - from.x, to.y - from.y) > stillPx;
  const end = (): void => {
    clearTimeout(timer);
    press = undefined;
    isHeld = false;
  };
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => element.addEventListener(type, act, { capture: true, signal });
  on('pointerdown', (event) => {
    end();
    if (!event.isPrimary || event.button !== 0) return;
    const at = placeOf(event);
    press = at;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      isHeld = true;
      watcher.onPick(at);
    }, holdMs);
  });
  on('pointermove', (event) => {
    const at = placeOf(event);
    if (isHeld) watcher.onPick(at);
    else if (press !== undefined && isFar(press, at)) end();
  });
  on('pointerup', (event) => {
    if (press !== undefined && event.pointerType === 'mouse' && !isFar(press, placeOf(event))) watcher.onPick(press);
    end();
  });
  on('pointercancel', end);
  return () => {
    end();
    listening.abort();
  };
}
