import { phaseAt, launchPhases, type Launch } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useDeadlineText } from '../../shared/server/parts/use-deadline-text.ts';
import styles from './launch.module.css';

export interface TimelineProps {
  readonly launch: Launch;
  readonly now: number;
}

/** The three phases in a row: past, current and coming, with the times of change. */
export function Timeline({ launch, now }: TimelineProps) {
  const t = useText('launch');
  const format = useFormat();
  const deadline = useDeadlineText();
  const present = launchPhases.indexOf(phaseAt(launch, now));
  const changes = { warmUp: undefined, inProgress: launch.startsAt, ended: launch.endsAt };
  const changesMs = { warmUp: undefined, inProgress: launch.startsAtMs, ended: launch.endsAtMs };
  return (
    <ol className={styles['timeline']}>
      {launchPhases.map((phase, index) => {
        const ms = changesMs[phase];
        const told = changes[phase];
        const time = ms === undefined ? told && deadline(told) : format.dateTime(ms);
        return (
          <li
            key={phase}
            data-step={index < present ? 'over' : index === present ? 'now' : 'later'}
            aria-current={index === present ? 'step' : undefined}
          >
            <span className={styles['step']}>{t(`phases.${phase}`)}</span>
            <span className={styles['small']}>{time}</span>
          </li>
        );
      })}
    </ol>
  );
}
