import { IconAlertTriangle } from '../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconCircleCheck } from '../../../core/ui/icons/circle-check.gen.tsx';
import { IconClock } from '../../../core/ui/icons/clock.gen.tsx';
import { IconId } from '../../../core/ui/icons/id.gen.tsx';
import type { ReactNode } from 'react';
import type { VerificationState } from '../../../core/domain/people/user.ts';
import type { IdentityLevel } from '../../../core/domain/people/identity.ts';
import type { LevelLimits } from '../../../core/domain/people/level-limits.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { ReleaseCaution } from '../../shared/caution/parts/release-caution.tsx';
import styles from './level-card.module.css';

export interface LevelCardProps {
  readonly level: IdentityLevel;
  readonly state: VerificationState;
  /** In the operator's words; only read while the level is refused. */
  readonly reason: string | undefined;
  readonly action?: ReactNode;
  /** Undefined if the server does not state them. */
  readonly limits: LevelLimits | undefined;
}

const icons = { none: IconId, reviewing: IconClock, approved: IconCircleCheck, refused: IconAlertTriangle } as const;

/** One level: its state, its limits, its requirements. */
export function LevelCard({ level, state, reason, action, limits }: LevelCardProps) {
  const t = useText('identity');
  const format = useFormat();
  const Icon = icons[state];
  return (
    <section className={styles['card']} aria-label={t(`levels.${level}`)}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t(`levels.${level}`)}</h2>
        <span className={classNames(styles['state'], styles[state])}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {t(`states.${state}`)}
        </span>
      </header>
      {state === 'refused' ? (
        <ReleaseCaution said={reason ?? ''}>
          <p className={styles['reason']}>{reason === undefined ? t('noReason') : t('reason', { text: reason })}</p>
        </ReleaseCaution>
      ) : undefined}
      {state === 'reviewing' ? <p role="status">{t('waiting')}</p> : undefined}
      {limits === undefined ? undefined : (
        <dl className={styles['limits']}>
          <div>
            <dt>{t('limits.withdraw')}</dt>
            <dd>{format.amount(limits.withdrawnBtc, { currency: 'BTC', places: 0 })}</dd>
          </div>
          <div>
            <dt>{t('limits.fiat')}</dt>
            <dd>{format.amount(limits.fiatOrderUsdt, { currency: 'USDT', places: 0 })}</dd>
          </div>
        </dl>
      )}
      {state === 'none' ? <p className={styles['needs']}>{t(`needs.${level}`)}</p> : undefined}
      {action}
    </section>
  );
}
