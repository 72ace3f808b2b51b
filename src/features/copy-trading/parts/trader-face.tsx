import { faceOf } from '../model/face-of.ts';
import styles from './trader-face.module.css';

const hairs = [
  'M9 19a11 11 0 0 1 22 0c-4-6-18-6-22 0z',
  'M9 20c0-16 22-16 22 0l-3-6-8 2-8-2z',
  'M10 17c2-9 18-11 21 1-6-2-14-5-21-1z',
  'M8 26c-1-22 25-22 24 0l-3-8c-6 0-12-1-18 0z',
] as const;
const mouths = ['M17 26q3 2.5 6 0', 'M17 26.5h6', 'M17.5 26q3 3.5 5 0'] as const;
const eyeSizes = [1.2, 1.6, 1.3] as const;
/** The third choice of eyes wears glasses. */
const glasses = 2;

export interface TraderFaceProps {
  readonly id: string;
  /** Px. */
  readonly size?: number | undefined;
}

/** A drawn face that follows from the id alone: decoration beside the name. */
export function TraderFace({ id, size = 40 }: TraderFaceProps) {
  const face = faceOf(id);
  const hasGlasses = face.eyes === glasses;
  return (
    <svg className={styles['face']} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <g style={{ filter: `hue-rotate(${face.hue * 45}deg)` }}>
        <circle className={styles['ground']} cx="20" cy="20" r="20" />
        <path className={styles['dress']} d="M6 40c0-8 6-11 14-11s14 3 14 11z" />
      </g>
      <circle className={styles['skin']} cx="20" cy="21" r="9.5" />
      <path className={styles['hair']} d={hairs[face.hair]} />
      {[16, 24].map((x) => (
        <g key={x}>
          <circle className={styles['hair']} cx={x} cy="21.5" r={eyeSizes[face.eyes]} />
          {hasGlasses ? <circle className={styles['line']} cx={x} cy="21.5" r="3" /> : undefined}
        </g>
      ))}
      {hasGlasses ? <path className={styles['line']} d="M19 21.5h2" /> : undefined}
      <path className={styles['line']} d={mouths[face.mouth]} />
    </svg>
  );
}
