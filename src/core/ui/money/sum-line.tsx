import type { Amount } from '../../money/amount.ts';
import { classNames } from '../class-names.ts';
import { lineOf } from './line-picture.ts';
import styles from './sum-line.module.css';

const size = { width: 320, height: 100, margin: 4 } as const;

export interface SumLineProps {
  /** Results added up one after the other, beginning with nothing. */
  readonly sums: readonly Amount[];
  /** What it shows; without it the text beside it says the same. */
  readonly label?: string;
  /** Its height; otherwise 96 px. */
  readonly className?: string | undefined;
}

/** A running total with zero and its largest fall: losses are as visible as profits. */
export function SumLine({ sums, label, className }: SumLineProps) {
  const { points, zero, fall } = lineOf(sums, size);
  return (
    <svg
      className={classNames(styles['picture'], className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {fall === undefined ? undefined : (
        <rect className={styles['fall']} x={fall.x} y={fall.y} width={fall.width} height={fall.height} />
      )}
      <line className={styles['zero']} x1={0} x2={size.width} y1={zero} y2={zero} />
      <path
        className={styles['path']}
        d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
      />
    </svg>
  );
}
