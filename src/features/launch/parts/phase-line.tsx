import { phaseAt, phaseEndsAt, type Project } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './launch.module.css';
import { useTimeWords } from './use-time-words.ts';

export interface PhaseLineProps {
  readonly project: Project;
  /** The server's time, epoch ms. */
  readonly now: number;
}

/** The phase in words, and the clock to the next one; without a clock the server's own time. */
export function PhaseLine({ project, now }: PhaseLineProps) {
  const t = useText('launch');
  const format = useFormat();
  const inWords = useTimeWords();
  const phase = phaseAt(project, now);
  const next = phaseEndsAt(project, now);
  const left = next === undefined ? undefined : inWords(next - now);
  const time = left ?? format.serverTime(phase === 'warmUp' ? project.startsAt : project.endsAt);
  return (
    <span className={styles['phase']} data-phase={phase}>
      <span className={styles['chip']}>{t(`phases.${phase}`)}</span>
      <span className={styles['clock']}>{t(left === undefined ? `at.${phase}` : `in.${phase}`, { time })}</span>
    </span>
  );
}
