import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Article } from '../../../core/domain/server/site.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { laterPart } from '../../../core/ui/later-part.ts';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { NoticeBell } from '../../shared/notices/panels/notice-bell.tsx';
import { MarketFreshnessNote } from '../../shared/quotes/panels/freshness-chip.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { useMenu } from '../data/menu.ts';
import { usePopUp } from '../data/pop-up.ts';
import { heroPair } from '../model/hero-pair.ts';
import { AnnouncementLine } from '../parts/announcement-line.tsx';
import { BannerRow } from '../parts/banner-row.tsx';
import { MenuGrid, MenuGridSkeleton } from '../parts/menu-grid.tsx';
import type { AnnouncementSheetProps } from '../panels/announcement-sheet.tsx';
import { BalanceSummary } from '../panels/balance-summary.tsx';
import { HomeHeading } from '../panels/home-heading.tsx';
import { HomeMarket } from '../panels/home-market.tsx';
import styles from './home-screen.module.css';
import { MarketHero, MarketHeroSkeleton } from '../panels/market-hero.tsx';
import { Movers, MoversSkeleton } from '../panels/movers.tsx';
import type { OpenedNewsProps } from '../panels/opened-news.tsx';

const AnnouncementSheet = whenWanted<AnnouncementSheetProps>({
  load: async () => (await import('../panels/announcement-sheet.tsx')).AnnouncementSheet,
  isWanted: ({ article }) => article !== undefined,
});
const OpenedNews = whenWanted<OpenedNewsProps>({
  load: async () => (await import('../panels/opened-news.tsx')).OpenedNews,
  isWanted: ({ article }) => article !== undefined,
});
/** Beside the first screen, not in it. */
const VisitorsLanguage = laterPart(
  async () => (await import('../../shared/language/panels/language-button.tsx')).LanguageButton,
);
const noArticles: readonly Article[] = [];

/** What somebody owns, or the market's best known pair for a visitor; then the movers and the market. */
export default function HomeScreen() {
  useTextsAhead(['home', 'shared']);
  const t = useText('home');
  const navigate = useNavigate();
  const popUp = usePopUp();
  const { tellNews } = usePreferences();
  const { isSignedIn } = useSession();
  const isDesktop = useDesktop();
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
          {isSignedIn ? <Entries /> : <Hero />}
          <MoversOfToday />
        </div>
        <div>
          <Market />
          {isSignedIn ? undefined : <Entries />}
          <Announcements first={tellNews ? undefined : popUp.article} onRead={popUp.dismiss} />
          <Banners />
        </div>
      </div>
      <MarketFreshnessNote />
      <OpenedNews article={tellNews ? popUp.article : undefined} onClose={popUp.dismiss} />
    </Page>
  );
}

/** Decoration: without it, the page is complete. */
function Banners() {
  const { data, isPending } = useArticles('banners');
  const [opened, setOpened] = useState<Article | undefined>(undefined);
  if (isPending || data === undefined || data.items.length === 0) return undefined;
  return (
    <>
      <BannerRow banners={data.items} onOpen={setOpened} />
      <AnnouncementSheet article={opened} others={noArticles} onClose={() => setOpened(undefined)} />
    </>
  );
}

function Entries() {
  const { data, error, refetch } = useMenu();
  if (data !== undefined)
    return (
      <>
        <UnreadableRows of={data} />
        <MenuGrid entries={data} />
      </>
    );
  return error === null ? <MenuGridSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function Hero() {
  const { data, error } = useInstruments();
  if (data === undefined) return error === null ? <MarketHeroSkeleton /> : undefined;
  const row = heroPair(data);
  return row === undefined ? undefined : <MarketHero row={row} />;
}

function MoversOfToday() {
  const { data, error } = useInstruments();
  if (data !== undefined) return <Movers rows={data} />;
  return error === null ? <MoversSkeleton /> : undefined;
}

function Market() {
  const { data, error, refetch } = useInstruments();
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return failure ?? <SkeletonRows count={8} height={56} />;
  }
  return (
    <>
      {failure}
      <HomeMarket rows={data} />
    </>
  );
}

interface AnnouncementsProps {
  /** Not read yet, and not opened by itself. */
  readonly first: Article | undefined;
  readonly onRead: () => void;
}

function Announcements({ first, onRead }: AnnouncementsProps) {
  const { data } = useArticles('announcements');
  const [opened, setOpened] = useState<Article>();
  const articles = data?.items ?? noArticles;
  const newest = first ?? articles[0];
  if (newest === undefined) return undefined;
  const close = (): void => {
    if (opened === first) onRead();
    setOpened(undefined);
  };
  return (
    <>
      <AnnouncementLine newest={newest} onOpen={() => setOpened(newest)} />
      <AnnouncementSheet article={opened} others={articles} onClose={close} />
    </>
  );
}
