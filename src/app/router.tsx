import { Suspense, useEffect, type ReactNode } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AccountContext, type Accounts } from '../core/account/use-account.ts';
import type { ProductArea } from '../core/config/product-areas.ts';
import { useRuntimeConfig } from '../core/config/use-runtime-config.ts';
import type { FeatureRoute } from '../core/navigation/feature-route.ts';
import { studioPath } from '../core/navigation/routes.ts';
import { RequireSignIn } from '../core/navigation/require-sign-in.tsx';
import { isPreview } from './brand/kept-place.ts';
import styles from './router.module.css';
import { missingRouteArea, offeredRoute } from './routes/offered-route.ts';
import { ErrorBoundary } from '../core/ui/error-boundary.tsx';
import { whenWanted } from '../core/ui/when-wanted.tsx';
import type { LeavingPracticeProps } from './shell/practice/leaving-practice.tsx';
import type { MissingScreenProps } from './shell/fallbacks/not-offered-screen.tsx';
import { ErrorScreen, LoadingScreen } from './shell/fallbacks/screen-state.tsx';
import { Shell } from './shell/shell.tsx';
import { useRealMoneyGate } from './shell/practice/use-real-money-gate.ts';
import { useScrollMemory } from './shell/use-scroll-memory.ts';
import { useShownLocation } from './shell/use-shown-location.ts';

const fallback = <LoadingScreen />;
const MissingScreen = whenWanted<MissingScreenProps>({
  load: async () => (await import('./shell/fallbacks/not-offered-screen.tsx')).MissingScreen,
  fallback,
});
const LeavingPractice = whenWanted<LeavingPracticeProps>({
  load: async () => (await import('./shell/practice/leaving-practice.tsx')).LeavingPractice,
  fallback,
});

// A build-time condition, so that a build for real servers contains nothing of it.
const Studio =
  __SERVER__ === 'in-browser'
    ? whenWanted({
        load: async () => (await import('../features/studio/studio-door.tsx')).loadStudio(),
        fallback,
      })
    : undefined;

/** Hash routes, so that the product runs from any folder of any static host. */
export function Router({ accounts }: { readonly accounts: Accounts }) {
  return (
    <HashRouter>
      {__SERVER__ === 'in-browser' ? <StudioOrPage accounts={accounts} /> : <ShownPage accounts={accounts} />}
    </HashRouter>
  );
}

/** The studio stands in place of the whole product: it shows the product's pages in a frame of their own. */
function StudioOrPage({ accounts }: { readonly accounts: Accounts }) {
  const { pathname } = useLocation();
  return Studio !== undefined && !isPreview() && pathname === studioPath ? (
    <Studio />
  ) : (
    <ShownPage accounts={accounts} />
  );
}

function ShownPage({ accounts }: { readonly accounts: Accounts }) {
  const config = useRuntimeConfig();
  const { products, sure = products } = config;
  const wanted = useLocation();
  const { location, isLeaving } = useShownLocation();
  useScrollMemory(location);
  // The code of the next screen is fetched while the present one fades.
  useEffect(() => void offeredRoute(products, wanted.pathname)?.screen.preload(), [products, wanted.pathname]);
  const route = offeredRoute(products, location.pathname);
  // Until a new server has said that it has practice, the page belongs to no account.
  const isHeld = sure.simulated !== true && route?.account === 'moni';
  const { account, isClosed, back, pass } = useRealMoneyGate(
    location,
    isHeld ? 'root' : (route?.account ?? 'root'),
    products.simulated,
  );
  const shown = isClosed ? undefined : route;
  // The first page does not fade in: that would only delay it.
  const arrival = location.key === 'default' ? undefined : styles['arriving'];
  const screen = isHeld ? (
    fallback
  ) : (
    <RouteScreen route={route} missing={missingRouteArea(config, location.pathname)} />
  );
  const page = isClosed ? <LeavingPractice back={back} onContinue={pass} /> : screen;
  return (
    <AccountContext value={account === 'moni' ? accounts.moni : accounts.live}>
      <Shell accounts={accounts} account={isClosed ? 'root' : account} tab={shown?.tab} area={shown?.area}>
        <div key={location.pathname} className={isLeaving ? styles['leaving'] : arrival}>
          <Routes location={location}>
            <Route path="*" element={page} />
          </Routes>
        </div>
      </Shell>
    </AccountContext>
  );
}

interface RouteScreenProps {
  readonly route: FeatureRoute | undefined;
  /** The area that an address without a route would need. */
  readonly missing: ProductArea | undefined;
}

function RouteScreen({ route, missing }: RouteScreenProps): ReactNode {
  if (missing !== undefined || route === undefined) return <MissingScreen area={missing} />;
  const Screen = route.screen;
  const screen = (
    <ErrorBoundary
      onRetry={Screen.retry}
      renderFailure={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return route.access === 'signed-in' ? <RequireSignIn>{screen}</RequireSignIn> : screen;
}
