import { useRef, type PointerEvent, type RefObject } from 'react';

const farEnoughPx = 96;

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** Moves `target` with a finger that pulls it down, and calls `onFarEnough` when it is let go beyond the threshold. */
export function useDragDown(target: RefObject<HTMLElement | null>, onFarEnough: () => void): DragHandlers {
  const startY = useRef<number | undefined>(undefined);
  const move = (distance: number): void => {
    target.current?.style.setProperty('translate', distance > 0 ? `0 ${distance}px` : 'none');
  };
  const release = (): void => {
    startY.current = undefined;
    move(0);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse') return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (startY.current !== undefined) move(event.clientY - startY.current);
    },
    onPointerUp: (event) => {
      const distance = startY.current === undefined ? 0 : event.clientY - startY.current;
      release();
      if (distance > farEnoughPx) onFarEnough();
    },
    onPointerCancel: release,
  };
}
