import { useLocation } from 'react-router-dom';
import type { LaunchDetail } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OneAtATime } from '../../shared/request-form/parts/one-at-a-time.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { closedReason } from '../model/subscription-plan.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { useSubscriptionRequest } from '../operations/use-subscription-request.ts';

export interface SubscriptionPlaceProps {
  readonly launch: LaunchDetail;
  readonly now: number;
}

/** The order, or why there is none: before and after the sale, without tokens, and for visitors. */
export function SubscriptionPlace({ launch, now }: SubscriptionPlaceProps) {
  const { isSignedIn } = useSession();
  return isSignedIn ? <Order launch={launch} now={now} /> : <VisitorPlace launch={launch} now={now} />;
}

function ClosedNotice({ launch, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const closed = closedReason(launch, now);
  if (closed === undefined) return undefined;
  return (
    <Notice tone="wait" title={t(`closed.${closed}`)}>
      <p>{t(`closedText.${closed}`)}</p>
    </Notice>
  );
}

function VisitorPlace({ launch, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const { pathname, search } = useLocation();
  const closed = closedReason(launch, now);
  const canComeLater = closed === undefined || closed === 'warmUp';
  return (
    <div className={requests['form']}>
      <ClosedNotice launch={launch} now={now} />
      {canComeLater ? (
        <LinkButton to={loginPath(pathname + search)} state={detour} isWide>
          {t('login')}
        </LinkButton>
      ) : undefined}
    </div>
  );
}

function Order({ launch, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const isDemo = useIsDemo();
  const { account } = useServerDialect().launches;
  const format = useFormat();
  const inWords = useMoneyWords();
  const request = useSubscriptionRequest();
  const isForm = closedReason(launch, now) === undefined || isUnderWay(request.state);
  return (
    <>
      {launch.own === undefined ? undefined : (
        <div className={requests['form']}>
          <Notice
            tone="wait"
            title={t('own')}
            actions={
              <LinkButton to={routes.ieo.order} size="small" variant="secondary">
                {t('mine')}
              </LinkButton>
            }
          >
            {isForm ? <p>{t('ownText')}</p> : undefined}
          </Notice>
        </div>
      )}
      <OneAtATime
        request={request}
        named={({ subscription: { tokens, payment, payName }, tokenName }) =>
          [t('subscribe'), format.amount(tokens, { currency: tokenName }), inWords(payment, payName ?? '')].join(' · ')
        }
        done={({ subscription }) => ({
          title: t('done'),
          records: t('mine'),
          text: (
            <p>
              {t(isDemo ? `doneText.${account}` : 'doneLive', {
                tokens: format.amount(subscription.tokens, { currency: launch.tokenName }),
              })}
            </p>
          ),
        })}
        recordsPath={routes.ieo.order}
        first={isForm ? undefined : <ClosedNotice launch={launch} now={now} />}
        form={isForm ? <SubscriptionForm launch={launch} request={request} /> : undefined}
      />
    </>
  );
}
