import { IconChevronDown } from '../../../../core/ui/icons/chevron-down.gen.tsx';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './session-line.module.css';

export interface SessionLineProps {
  readonly isOpen: boolean;
  /** When that changes, or why that is not known. */
  readonly change: string | undefined;
  /** The zone of all times, as an offset. */
  readonly zone: string;
  /** The coming ones; none where the hours are not known. */
  readonly sessions: readonly string[];
}

/** Open or closed in a word beside a mark, and the hours of the week on request. */
export function SessionLine({ isOpen, change, zone, sessions }: SessionLineProps) {
  const t = useText('chart');
  const trading = useText('trading');
  const state = (
    <>
      <span className={styles['state']} data-open={isOpen}>
        {isOpen ? t('session.open') : trading('about.closed')}
      </span>
      {change === undefined ? undefined : <span>{change}</span>}
    </>
  );
  if (sessions.length === 0) return <p className={styles['line']}>{state}</p>;
  return (
    <details className={styles['session']}>
      <summary className={styles['line']}>
        {state}
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
      </summary>
      <p className={styles['zone']}>{t('session.hours', { zone })}</p>
      <ul className={styles['hours']}>
        {sessions.map((session) => (
          <li key={session}>{session}</li>
        ))}
      </ul>
    </details>
  );
}
