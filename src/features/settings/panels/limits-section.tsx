import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { useSession } from '../../../core/session/use-session.ts';
import { useKeyOfAccount } from '../data/account-name.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { dayMs, withBreak } from '../../shared/limits/model/own-limits.ts';
import { useOwnLimits, type OwnLimitsControl } from '../../shared/limits/operations/use-own-limits.ts';
import { useToday } from '../../shared/limits/operations/use-today.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import { LimitsForm } from './limits-form.tsx';
import styles from './limits-section.module.css';
import { TodayGroup } from './today-group.tsx';

/** The limits a person sets in this account, a break, and today's figures, losses included. */
export function LimitsSection() {
  useTextsAhead(['limits', 'records']);
  const t = useText('limits');
  const { isSignedIn } = useSession();
  const control = useOwnLimits();
  const today = useToday(true);
  const account = useKeyOfAccount();
  return (
    <Page title={t('title')} back={routes.setting.setting}>
      <div className={styles['section']}>
        <p className={styles['intro']}>{t('intro')}</p>
        <BreakGroup {...control} />
        <TodayGroup today={today} isSignedIn={isSignedIn} />
        <LimitsForm
          key={account}
          control={control}
          isLossKnown={today.lost !== undefined || !isSignedIn}
          countedOnly={today.isWhole ? undefined : today.recordsMax}
        />
      </div>
    </Page>
  );
}

const breaks = [dayMs / 24, dayMs, 7 * dayMs, 30 * dayMs] as const;

function BreakGroup({ limits, change }: OwnLimitsControl) {
  const { products } = useRuntimeConfig();
  const t = useText('limits');
  const format = useFormat();
  return (
    <SettingGroup title={t('break.title')}>
      <div className={styles['block']}>
        {limits.lockedUntil === undefined ? undefined : (
          <p className={styles['now']} role="status">
            {t('break.now', { time: format.dateTime(limits.lockedUntil) })}
          </p>
        )}
        <p className={styles['note']}>{t(products.quiz ? 'break.text' : 'break.textNoQuiz')}</p>
        <div className={styles['breaks']}>
          {breaks.map((lengthMs) => (
            <Button
              key={lengthMs}
              variant="secondary"
              size="small"
              onClick={() => change((kept, _now, at) => withBreak(kept, at + lengthMs))}
            >
              {format.relativeAge(lengthMs)}
            </Button>
          ))}
        </div>
      </div>
    </SettingGroup>
  );
}
