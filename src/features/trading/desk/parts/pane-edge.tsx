import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './pane-edge.module.css';

export interface PaneEdgeProps {
  readonly label: string;
  /** The size of the pane that it belongs to, px. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** Of the line itself: a standing one is dragged sideways. */
  readonly direction: 'standing' | 'lying';
  /** The pane lies before it; otherwise right of it or below. */
  readonly isBefore?: boolean;
  /** While it is dragged. */
  readonly onSize: (size: number) => void;
  /** Once it rests. */
  readonly onDone: (size: number) => void;
}

const keyStep = 16;

/** The edge of a pane: dragged, or moved by the arrow keys, Home and End. */
export function PaneEdge({ label, size, least, most, direction, isBefore = false, onSize, onDone }: PaneEdgeProps) {
  const start = useRef<{ readonly at: number; readonly size: number }>(undefined);
  const isStanding = direction === 'standing';
  const sign = isBefore ? 1 : -1;
  const placeOf = (event: PointerEvent): number => (isStanding ? event.clientX : event.clientY);
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Readonly<Record<string, number>> = {
      [isStanding ? 'ArrowRight' : 'ArrowDown']: size + sign * keyStep,
      [isStanding ? 'ArrowLeft' : 'ArrowUp']: size - sign * keyStep,
      Home: least,
      End: most,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onDone(target);
  };
  const onEnd = (): void => {
    if (start.current !== undefined) onDone(size);
    start.current = undefined;
  };
  return (
    <div
      className={styles['edge']}
      data-direction={direction}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isStanding ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: placeOf(event), size };
      }}
      onPointerMove={(event) => {
        if (start.current !== undefined) onSize(start.current.size + sign * (placeOf(event) - start.current.at));
      }}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    />
  );
}
