import { useState } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Article, MenuEntry } from '../../../core/domain/server/site.ts';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { MarketFreshnessNote } from '../../shared/quotes/panels/market-freshness-note.tsx';
import { RestingPricesNote } from '../../shared/quotes/panels/resting-prices-note.tsx';
import { practiceEntries } from '../model/practice-entries.ts';
import { usualEntries } from '../model/usual-entries.ts';
import { AnnouncementLine } from '../parts/announcement-line.tsx';
import { TermsLink } from '../parts/terms-link.tsx';
import { BannerRow } from '../parts/banner-row.tsx';
import { MenuGrid } from '../parts/menu-grid.tsx';
import type { AnnouncementSheetProps } from './announcement-sheet.tsx';

const AnnouncementSheet = whenWanted<AnnouncementSheetProps>({
  load: async () => (await import('./announcement-sheet.tsx')).AnnouncementSheet,
  isWanted: ({ article }) => article !== undefined,
});
const noArticles: readonly Article[] = [];

export interface HomeNewsProps {
  /** Not read yet, and not opened by itself. */
  readonly first: Article | undefined;
  readonly onRead: () => void;
}

/**
 * The usual entries where the operator's could not be read, which are read again with the next visit of the page; in practice,
 * the operator's or the usual ones as far as they are there.
 */
export function OtherEntries({ entries }: { readonly entries: Rows<MenuEntry> | undefined }) {
  const { isSimulated } = useAccount();
  const known = entries ?? usualEntries;
  return (
    <>
      <UnreadableRows of={entries} />
      <MenuGrid entries={isSimulated ? practiceEntries(known) : known} />
    </>
  );
}

/** How old the prices of the page are, and how often they come. */
export function MarketNotes() {
  return (
    <>
      <RestingPricesNote />
      <MarketFreshnessNote />
    </>
  );
}

/** Below the market: for visitors the way to the terms, the newest announcement, and the operator's banners. */
export function HomeNews({ first, onRead }: HomeNewsProps) {
  useTextsAhead(['home', 'content']);
  const { isSignedIn } = useSession();
  return (
    <>
      {isSignedIn ? undefined : <TermsLink />}
      <Announcements first={first} onRead={onRead} />
      <Banners />
    </>
  );
}

/** Decoration: without it, the page is complete. */
function Banners() {
  const { data } = useArticles('banners');
  const [opened, setOpened] = useState<Article | undefined>(undefined);
  if (data === undefined || data.items.length === 0) return undefined;
  return (
    <>
      <BannerRow banners={data.items} onOpen={setOpened} />
      <AnnouncementSheet article={opened} others={noArticles} onClose={() => setOpened(undefined)} />
    </>
  );
}

function Announcements({ first, onRead }: HomeNewsProps) {
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
