import type { Direction } from './money-text.tsx';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Any scale; drawn from the least to the greatest. Fewer than two points draw nothing. */
  readonly points: readonly number[];
  /** The colour of the text around it when absent. */
  readonly direction?: Direction;
}

const width = 64;
const height = 24;

function pathOf(points: readonly number[]): string {
  const least = Math.min(...points);
  const range = Math.max(...points) - least || 1;
  return points
    .map((point, index) => {
      const x = (index / (points.length - 1)) * width;
      const y = height - 1 - ((point - least) / range) * (height - 2);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The shape of a day in one line; the percentage beside it is the text alternative. */
export function Sparkline({ points, direction }: SparklineProps) {
  return (
    <svg
      className={styles[direction ?? 'plain']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {points.length < 2 ? undefined : <path d={pathOf(points)} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
