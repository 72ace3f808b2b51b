import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useIsAnswered } from '../../../core/waiting/use-is-answered.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { laterPart } from '../../../core/ui/later-part.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { NoticeBell } from '../../shared/notices/panels/notice-bell.tsx';
import { useMenu } from '../data/menu.ts';
import { usePopUp } from '../data/pop-up.ts';
import { heroPair } from '../model/hero-pair.ts';
import { MenuGrid, MenuGridSkeleton } from '../parts/menu-grid.tsx';
import { BalanceSummary } from '../panels/balance-summary.tsx';
import { HomeHeading } from '../panels/home-heading.tsx';
import { HomeMarket } from '../panels/home-market.tsx';
import styles from './home-screen.module.css';
import { MarketHero, MarketHeroSkeleton } from '../panels/market-hero.tsx';
import { Movers } from '../panels/movers.tsx';
import type { OpenedNewsProps } from '../panels/opened-news.tsx';

/** Beside the first screen, not in it. */
const HomeNews = laterPart(async () => (await import('../panels/later-parts.tsx')).HomeNews);
const MarketNotes = laterPart(async () => (await import('../panels/later-parts.tsx')).MarketNotes);
const OtherEntries = laterPart(async () => (await import('../panels/later-parts.tsx')).OtherEntries);
const OpenedNews = whenWanted<OpenedNewsProps>({
  load: async () => (await import('../panels/opened-news.tsx')).OpenedNews,
  isWanted: ({ article }) => article !== undefined,
});
const VisitorsLanguage = laterPart(
  async () => (await import('../../shared/language/panels/language-button.tsx')).LanguageButton,
);

/** What a person owns, or the market's best known pair for a visitor; then the other parts, in the brand's order. */
export default function HomeScreen() {
  useTextsAhead(['home', 'shared']);
  const t = useText('home');
  const navigate = useNavigate();
  const popUp = usePopUp();
  const { tellNews } = usePreferences();
  const { isSignedIn } = useSession();
  const isDesktop = useDesktop();
  const isAnswered = useIsAnswered();
  const { brand } = useRuntimeConfig();
  const entries = <Entries key="entries" />;
  const market = <HomeMarket key="market" />;
  const movers = <Movers key="movers" />;
  const news = (
    <Suspense key="news">
      {isAnswered ? <HomeNews first={tellNews ? undefined : popUp.article} onRead={popUp.dismiss} /> : undefined}
    </Suspense>
  );
  const usual = isSignedIn ? [entries, movers, market, news] : [movers, market, entries, news];
  const parts = brand?.inOrder?.('home', usual) ?? usual;
  // On a desktop the wide column begins with the market.
  const wide = parts.indexOf(market);
  return (
    <Page
      title={t('title')}
      isTab
      wide
      heading={<HomeHeading />}
      actions={
        <>
          {isDesktop ? undefined : (
            <IconButton label={t('search')} onClick={() => void navigate(routes.market.search)}>
              <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
          {isSignedIn ? (
            <NoticeBell />
          ) : (
            <Suspense fallback={<span className={styles['languageToCome']} />}>
              <VisitorsLanguage />
            </Suspense>
          )}
        </>
      }
    >
      <div className={styles['columns']}>
        <div>
          <BalanceSummary />
          {isSignedIn ? undefined : <Hero />}
          {parts.slice(0, wide)}
        </div>
        <div>{parts.slice(wide)}</div>
      </div>
      <Suspense>{isAnswered ? <MarketNotes /> : undefined}</Suspense>
      <OpenedNews article={tellNews ? popUp.article : undefined} onClose={popUp.dismiss} />
    </Page>
  );
}

function Entries() {
  const { data, error } = useMenu();
  const { isSimulated } = useAccount();
  const blank = <MenuGridSkeleton />;
  if (data !== undefined && !isSimulated)
    return (
      <>
        <UnreadableRows of={data} />
        <MenuGrid entries={data} />
      </>
    );
  return data === undefined && error === null ? (
    blank
  ) : (
    <Suspense fallback={blank}>
      <OtherEntries entries={data} />
    </Suspense>
  );
}

function Hero() {
  const { data, error } = useInstruments();
  if (data === undefined) return error === null ? <MarketHeroSkeleton /> : undefined;
  const row = heroPair(data);
  return row === undefined ? undefined : <MarketHero row={row} />;
}
