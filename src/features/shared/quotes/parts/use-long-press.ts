import { useRef, type MouseEvent, type PointerEvent } from 'react';

const longPressMs = 500;
const slackPx = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A finger that rests: `onLongPress` runs, and the tap that follows does nothing else. Spread on the pressed element. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press | undefined>(undefined);
  const hasFired = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      hasFired.current = false;
      if (event.pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        hasFired.current = true;
        onLongPress();
      }, longPressMs);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent): void => {
      const start = press.current;
      if (start !== undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) > slackPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent): void => {
      if (press.current !== undefined || hasFired.current) event.preventDefault();
    },
    onClick: (event: MouseEvent): void => {
      if (hasFired.current) event.preventDefault();
      hasFired.current = false;
    },
  };
}
