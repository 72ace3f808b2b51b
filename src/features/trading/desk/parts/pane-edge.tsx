import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './pane-edge.module.css';

export interface PaneEdgeProps {
  readonly label: string;
  /** The size of the pane beyond it, px. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** Of the line itself: a standing one is dragged sideways. */
  readonly direction: 'standing' | 'lying';
  readonly onSize: (size: number) => void;
}

const keyStep = 16;

/** The edge between two panes: dragged, or moved by the arrow keys. The pane lies right of it or below. */
export function PaneEdge({ label, size, least, most, direction, onSize }: PaneEdgeProps) {
  const start = useRef<{ readonly at: number; readonly size: number }>(undefined);
  const isStanding = direction === 'standing';
  const placeOf = (event: PointerEvent): number => (isStanding ? event.clientX : event.clientY);
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Readonly<Record<string, number>> = {
      [isStanding ? 'ArrowLeft' : 'ArrowUp']: size + keyStep,
      [isStanding ? 'ArrowRight' : 'ArrowDown']: size - keyStep,
      Home: least,
      End: most,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSize(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
        if (start.current !== undefined) onSize(start.current.size + start.current.at - placeOf(event));
      }}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
    />
  );
}
