import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import styles from '../parts/copy-trading.module.css';

const points = {
  demo: ['seen', 'noFollow', 'noShare', 'end'],
  live: ['seen', 'noFollow', 'noShareLive', 'endLive'],
} as const;

/** Whether the person is a trader, what that means, and who decides it. */
export default function LeadScreen() {
  const t = useText('copyTrading');
  const isDemo = useIsDemo();
  const { data: user, error, refetch } = useCurrentUser();
  const waiting =
    error === null ? (
      <SkeletonRows count={4} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <Page title={t('lead.title')} back={routes.copytrade.copy}>
      {user === undefined ? (
        waiting
      ) : (
        <div className={requests['form']}>
          <Notice tone={user.isTrader ? 'good' : 'wait'} title={t(user.isTrader ? 'lead.isTrader' : 'lead.noTrader')}>
            <p>{t(user.isTrader ? 'lead.isTraderText' : 'lead.noTraderText')}</p>
          </Notice>
          <LossWarning isWithin />
          <ul className={styles['points']}>
            {points[isDemo ? 'demo' : 'live'].map((point) => (
              <li key={point}>{t(`lead.${point}`)}</li>
            ))}
          </ul>
          {user.isTrader ? (
            <LinkButton to={pathWith(routes.follow.trader, { id: user.id })} isWide>
              {t('lead.ownPage')}
            </LinkButton>
          ) : (
            <LinkButton to={routes.kf.kf} isWide>
              {t('lead.ask')}
            </LinkButton>
          )}
        </div>
      )}
    </Page>
  );
}
