import { useText } from '../../../../core/i18n/use-text.ts';
import { countdownText } from '../model/running-options.ts';
import styles from './option-rows.module.css';

export interface CountdownRingProps {
  readonly leftMs: number;
  /** How much of the length is still to come, 0 to 1. */
  readonly share: number;
}

const size = 44;
const stroke = 3;
const radius = (size - stroke) / 2;
const length = 2 * Math.PI * radius;

/** The remaining time, as a figure in a ring that empties. */
export function CountdownRing({ leftMs, share }: CountdownRingProps) {
  const t = useText('options');
  return (
    <span className={styles['ring']} role="timer" aria-label={t('running.left', { time: countdownText(leftMs) })}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <circle className={styles['track']} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
        <circle
          className={styles['left']}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={stroke}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span className={styles['time']} aria-hidden="true">
        {countdownText(leftMs)}
      </span>
    </span>
  );
}
