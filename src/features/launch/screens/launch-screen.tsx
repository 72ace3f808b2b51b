import { IconFileText } from '../../../core/ui/icons/file-text.gen.tsx';
import { IconWorld } from '../../../core/ui/icons/world.gen.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { tokensLeft, type LaunchDetail } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { withMoments } from '../../../core/i18n/server-moment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { outsideAddress } from '../../shared/outside/model/outside-address.ts';
import { useLaunch } from '../data/launches.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { RichText } from '../../shared/rich-text/parts/rich-text.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import styles from '../parts/launch.module.css';
import { PhaseLine } from '../parts/phase-line.tsx';
import { SoldBar } from '../parts/sold-bar.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { LaunchList } from './launches-screen.tsx';
import { SubscriptionPlace } from '../panels/subscription-place.tsx';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

/** One launch: phases, terms, order, description; without an id, the list of launches. */
export default function LaunchScreen() {
  const t = useText('launch');
  const [question] = useSearchParams();
  const id = question.get('id');
  return (
    <Page title={t('project')} back={routes.ieo.ieo} wide>
      {id === null || id === '' ? <LaunchList /> : <OneLaunch key={id} id={id} />}
    </Page>
  );
}

function OneLaunch({ id }: { readonly id: string }) {
  const { data, error, refetch } = useLaunch(id);
  const serverTimeZone = useServerZone();
  const now = useServerNow();
  const { isSignedIn } = useSession();
  if (data === undefined) {
    if (error === null) return <SkeletonCards count={2} height={320} />;
    // Some servers show a launch only to people with an account, and have no words for visitors.
    if (error.kind === 'bad-status' && !isSignedIn) return <LoginFirst />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const launch = withMoments(data, serverTimeZone);
  return (
    <TwoColumns aside={<SubscriptionPlace launch={launch} now={now} />}>
      <div className={requests['form']}>
        <div className={styles['head']}>
          <CoinMark name={launch.tokenName} logo={launch.logo} size={40} />
          <span className={styles['names']}>
            <span className={styles['name']}>{launch.title}</span>
            <span className={styles['small']}>{launch.tokenName}</span>
          </span>
        </div>
        <SoldBar launch={launch} />
        <PhaseLine launch={launch} now={now} />
        <LossWarning isWithin />
        <Timeline launch={launch} now={now} />
        <Terms launch={launch} />
      </div>
      <About launch={launch} />
    </TwoColumns>
  );
}

function LoginFirst() {
  const common = useText('common');
  const t = useText('launch');
  const { pathname, search } = useLocation();
  const action = (
    <LinkButton to={loginPath(pathname + search)} state={detour} size="small">
      {common('access.login')}
    </LinkButton>
  );
  return <EmptyState title={t('visitor')} action={action} />;
}

/** What is agreed with an order. */
function Terms({ launch }: { readonly launch: LaunchDetail }) {
  const t = useText('launch');
  const isDemo = useIsDemo();
  const format = useFormat();
  const { tokenName, payName, minimum } = launch;
  // Both can be long, so a line may end between them.
  const tokens = (value: typeof launch.total) => [format.amount(value), tokenName].join(' ');
  const left = tokensLeft(launch);
  return (
    <>
      <FactList
        facts={[
          {
            id: 'price',
            label: t('price'),
            value: <strong>{format.amount(amountOf(launch.price), { currency: payName })}</strong>,
          },
          { id: 'total', label: t('total'), value: tokens(launch.total) },
          { id: 'left', label: t('left'), value: left === undefined ? t('leftUnknown') : tokens(left) },
          ...(minimum === undefined ? [] : [{ id: 'min', label: t('minimum'), value: tokens(minimum) }]),
          { id: 'delivery', label: t('delivery'), value: t(isDemo ? 'deliveryWhen' : 'deliveryLive') },
          {
            id: 'market',
            label: t('market'),
            value: launch.tradableFrom === undefined ? t('marketUnknown') : format.serverTime(launch.tradableFrom),
          },
        ]}
      />
      <p className={requests['note']}>{t(isDemo ? 'rule' : 'ruleLive')}</p>
    </>
  );
}

function About({ launch }: { readonly launch: LaunchDetail }) {
  const t = useText('launch');
  const links = [
    { label: t('whitePaper'), icon: IconFileText, address: outsideAddress(launch.whitePaper) },
    { label: t('website'), icon: IconWorld, address: outsideAddress(launch.link) },
  ].flatMap(({ address, ...link }) => (address === undefined ? [] : [{ ...link, address }]));
  if (launch.html === undefined && links.length === 0) return undefined;
  return (
    <section aria-label={t('about')}>
      <div className={requests['heading']}>
        <h2>{t('about')}</h2>
      </div>
      {launch.html === undefined ? undefined : (
        <div className={styles['about']}>
          <RichText html={launch.html} />
        </div>
      )}
      {links.length === 0 ? undefined : (
        <LinkRows title={t('links')}>
          {links.map(({ label, icon, address }) => (
            <LinkRow
              key={label}
              to={pathWith(routes.common.webView, { url: address.href })}
              label={label}
              detail={address.host}
              icon={icon}
            />
          ))}
        </LinkRows>
      )}
    </section>
  );
}
