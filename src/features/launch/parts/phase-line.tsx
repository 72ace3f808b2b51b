import { phaseAt, phaseEndsAt, type Launch } from '../../../core/domain/products/launch.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useDeadlineText } from '../../shared/server/parts/use-deadline-text.ts';
import styles from './launch.module.css';
import { useTimeWords } from './use-time-words.ts';

export interface PhaseLineProps {
  readonly launch: Launch;
  /** The server's time, epoch ms. */
  readonly now: number;
}

/** The phase in words, and the clock to the next one; without a clock the server's own time. */
export function PhaseLine({ launch, now }: PhaseLineProps) {
  const t = useText('launch');
  const deadline = useDeadlineText();
  const inWords = useTimeWords();
  const phase = phaseAt(launch, now);
  const next = phaseEndsAt(launch, now);
  const left = next === undefined ? undefined : inWords(next - now);
  const time = left ?? deadline(phase === 'warmUp' ? launch.startsAt : launch.endsAt);
  return (
    <span className={styles['phase']} data-phase={phase}>
      <span className={styles['chip']}>{t(`phases.${phase}`)}</span>
      <span className={styles['clock']}>{t(left === undefined ? `at.${phase}` : `in.${phase}`, { time })}</span>
    </span>
  );
}
