import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import type { Accounts } from '../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../core/config/use-runtime-config.ts';
import { usePort } from '../../core/di/use-port.ts';
import { useText } from '../../core/i18n/use-text.ts';
import type { TabId } from '../../core/navigation/feature-route.ts';
import { ServerInfo } from '../../core/platform/server-info.ts';
import { useIsAnswered } from '../../core/waiting/use-is-answered.ts';
import { useSession } from '../../core/session/use-session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { useDesktop } from '../../core/ui/use-media.ts';
import { MoneyMarkContext } from '../../core/ui/money/money-mark.ts';
import { PageChromeContext } from '../../core/ui/page/page-chrome.ts';
import { skipClosedSheets } from '../../core/ui/sheets/use-sheet-history.ts';
import { useIdentifyUser } from '../../features/shared/session/data/current-user.ts';
import { LockLead } from '../../features/shared/session/panels/lock-lead.tsx';
import { litTab, offeredTabs } from '../routes/offered-route.ts';
import { findRoute } from '../routes/route-table.ts';
import { tabRoutes } from '../routes/tab-set.ts';
import { BusyBar } from './busy-bar.tsx';
import { ConnectionBanner, ConnectionStatus } from './connection.tsx';
import { KeepingBanner } from './keeping.tsx';
import { laterPart } from '../../core/ui/later-part.ts';
import { LockDoor } from './lock-door.tsx';
import { ModeBadge, ModeStrip } from './practice/mode-badge.tsx';
import { ModeContext, modeOf, type Mode } from './practice/mode.ts';
import { usePresenter } from './presenter.tsx';
import styles from './shell.module.css';
import { TabBar } from './bar/tab-bar.tsx';
import { usePageTitle } from './use-page-title.ts';
import { usePracticeExplained } from './practice/use-practice-explained.ts';

const TopBar = laterPart(async () => (await import('./bar/top-bar.tsx')).TopBar);
const PracticeSheet = laterPart(async () => (await import('./practice/practice-sheet.tsx')).PracticeSheet);
const WonBanner = laterPart(async () => (await import('../../features/shared/nft/panels/won-banner.tsx')).WonBanner);
const Toaster = laterPart(async () => (await import('./toaster.tsx')).Toaster);
const LateBanners = laterPart(async () => (await import('./late-banners.tsx')).LateBanners);
const Companions = laterPart(async () => (await import('./companions.tsx')).Companions);

export interface ShellProps {
  readonly accounts: Accounts;
  /** Whose money the page shows; `root` belongs to no account. */
  readonly account: AccountId | 'root';
  readonly tab: TabId | undefined;
  /** Selected on a desktop when no tab is. */
  readonly area: TabId | undefined;
  readonly children: ReactNode;
}

/** A separate component: the title of a trade screen changes with each price, and nothing else here does. */
function PageTitle({ mode }: { readonly mode: Mode }) {
  usePageTitle(mode);
  return undefined;
}

/** The frame around every screen. */
export function Shell({ accounts, account, tab, area, children }: ShellProps) {
  const t = useText('shell');
  const mode = modeOf(usePort(ServerInfo), account);
  const config = useRuntimeConfig();
  const { isSignedIn } = useSession();
  // A payment of real money is no part of practice.
  const tellsOfWins = isSignedIn && config.products.nft && !mode.isSimulated;
  const tabs = offeredTabs({ ...config, products: config.sure ?? config.products }, config.tabs);
  const explained = usePracticeExplained();
  const [isAsked, setIsAsked] = useState(false);
  const isAnswered = useIsAnswered();
  const isDesktop = useDesktop();
  // Until it is there, its strip stands in the header of the page.
  const [hasTopBar, setHasTopBar] = useState(false);
  const presenter = usePresenter();
  const content = useRef<HTMLDivElement>(null);
  useIdentifyUser();
  useEffect(skipClosedSheets, []);
  const marks = {
    onExplainPractice: () => setIsAsked(true),
    onTapDemo: presenter?.open,
    demoMark: presenter?.mark,
  };
  const chrome = {
    badge: <ModeBadge {...marks} />,
    strip: <ModeStrip {...marks} />,
    offer: presenter?.offer,
    status: (
      <>
        <Suspense>{isAnswered ? <LateBanners isMark /> : undefined}</Suspense>
        <ConnectionStatus />
      </>
    ),
    hasTopBar,
    lead: <LockLead />,
    banner: (
      <>
        <Suspense>
          <ConnectionBanner />
          {tellsOfWins ? <WonBanner /> : undefined}
        </Suspense>
        <Suspense>{isAnswered ? <LateBanners /> : undefined}</Suspense>
        {__SERVER__ === 'in-browser' ? <KeepingBanner /> : undefined}
      </>
    ),
  };
  const skip = (): void => content.current?.querySelector<HTMLElement>('#main')?.focus();
  const closeExplanation = (): void => {
    setIsAsked(false);
    explained.remember();
  };
  return (
    <ModeContext value={mode}>
      <MoneyMarkContext value={mode.isSimulated ? 'simulated' : 'real'}>
        <PageChromeContext value={chrome}>
          <button type="button" className={styles['skip']} onClick={skip}>
            {t('skip')}
          </button>
          <BusyBar />
          <Suspense>{isDesktop ? <TopBar {...chrome} onShown={setHasTopBar} /> : undefined}</Suspense>
          <div ref={content} className={classNames(styles['content'], tab === undefined && styles['noTabs'])}>
            {children}
          </div>
          <div className={classNames(tab === undefined && styles['desktopOnly'])}>
            <TabBar
              tabs={tabs}
              places={offeredTabs(config, config.tabs)}
              selected={litTab(tabs, tab, area)}
              onTouch={(touched) => void findRoute(tabRoutes[touched])?.screen.preload()}
            />
          </div>
          <Suspense>
            {isAsked || (mode.isSimulated && !explained.isKnown) ? (
              <PracticeSheet isOpen onClose={closeExplanation} />
            ) : undefined}
          </Suspense>
          {presenter?.companion}
          <Suspense>{isAnswered ? <Toaster /> : undefined}</Suspense>
          <Suspense>{isAnswered ? <Companions accounts={accounts} account={account} /> : undefined}</Suspense>
          <LockDoor isQuiet={isAnswered} />
          <PageTitle mode={mode} />
        </PageChromeContext>
      </MoneyMarkContext>
    </ModeContext>
  );
}
