import { useLocation } from 'react-router-dom';
import type { ProjectDetail } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OneAtATime } from '../../shared/request-form/parts/one-at-a-time.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { closedReason } from '../model/subscription-plan.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { useSubscriptionRequest } from '../operations/use-subscription-request.ts';

export interface SubscriptionPlaceProps {
  readonly project: ProjectDetail;
  readonly now: number;
}

/** The order, or why there is none: before and after the sale, without tokens, and for visitors. */
export function SubscriptionPlace({ project, now }: SubscriptionPlaceProps) {
  const { isSignedIn } = useSession();
  return isSignedIn ? <Order project={project} now={now} /> : <VisitorPlace project={project} now={now} />;
}

function ClosedNotice({ project, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const closed = closedReason(project, now);
  if (closed === undefined) return undefined;
  return (
    <Notice tone="wait" title={t(`closed.${closed}`)}>
      <p>{t(`closedText.${closed}`)}</p>
    </Notice>
  );
}

function VisitorPlace({ project, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const { pathname, search } = useLocation();
  const closed = closedReason(project, now);
  const canComeLater = closed === undefined || closed === 'warmUp';
  return (
    <div className={requests['form']}>
      <ClosedNotice project={project} now={now} />
      {canComeLater ? (
        <LinkButton to={loginPath(pathname + search)} isWide>
          {t('login')}
        </LinkButton>
      ) : undefined}
    </div>
  );
}

function Order({ project, now }: SubscriptionPlaceProps) {
  const t = useText('launch');
  const isDemo = useIsDemo();
  const format = useFormat();
  const inWords = useMoneyWords();
  const request = useSubscriptionRequest();
  const isForm = closedReason(project, now) === undefined || isUnderWay(request.state);
  return (
    <>
      {project.own === undefined ? undefined : (
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
          text: (
            <p>
              {t(isDemo ? 'doneText' : 'doneLive', {
                tokens: format.amount(subscription.tokens, { currency: project.tokenName }),
              })}
            </p>
          ),
        })}
        recordsPath={routes.ieo.order}
        first={isForm ? undefined : <ClosedNotice project={project} now={now} />}
        form={isForm ? <SubscriptionForm project={project} request={request} /> : undefined}
      />
    </>
  );
}
