import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFavourites, type Favourites } from '../../shared/favourites/data/favourites.ts';
import { useFavouriteOrder } from '../../shared/favourites/operations/use-favourite-order.ts';
import { useStarRefusal } from '../../shared/favourites/operations/use-star-refusal.ts';
import { useInstruments, useLackingPairs } from '../../shared/instruments/data/instruments.ts';
import { nextSort, type QuoteSort, type SortColumn } from '../../shared/quotes/model/sort-quotes.ts';
import { MarketFreshnessNote } from '../../shared/quotes/panels/market-freshness-note.tsx';
import { RestingPricesNote } from '../../shared/quotes/panels/resting-prices-note.tsx';
import { useMarketView } from '../data/market-view.ts';
import { isMarketTab, rowsOfTab, firstTabName, tabsWithPairs, type MarketTab } from '../model/market-tabs.ts';
import { readSort } from '../model/read-sort.ts';
import { SortHeads, type SortHeadsProps } from '../parts/sort-heads.tsx';
import styles from './market-screen.module.css';
import type { OrderSheetProps } from '../panels/order-sheet.tsx';
import { QuoteList, type QuoteListProps } from '../panels/quote-list.tsx';

const MarketTable = whenWanted<QuoteListProps>({
  load: async () => (await import('../panels/market-table.tsx')).MarketTable,
  fallback: <SkeletonRows count={10} height={44} />,
});
const MarketHeads = whenWanted<SortHeadsProps>({
  load: async () => (await import('../parts/market-heads.tsx')).MarketHeads,
  fallback: <SkeletonRows count={1} height={36} />,
});
const OrderSheet = whenWanted<OrderSheetProps>({
  load: async () => (await import('../panels/order-sheet.tsx')).OrderSheet,
  isWanted: ({ isOpen }) => isOpen,
});

const panelId = 'market-list';
const skeletonRows = 10;

/** All pairs by category, live. */
export default function MarketScreen() {
  useTextsAhead(['market', 'shared']);
  const t = useText('market');
  const navigate = useNavigate();
  const { view, change } = useMarketView();
  const favourites = useFavourites();
  useStarRefusal(favourites.refusal);
  const sort = readSort(view.sort);
  const isDesktop = useDesktop();
  const Heads = isDesktop ? MarketHeads : SortHeads;
  const { products } = useRuntimeConfig();
  const rows = useInstruments().data;
  const nameOf = (id: MarketTab): string => t(`tabs.${id === 'crypto' ? firstTabName(rows) : id}`);
  const tabs = tabsWithPairs(rows).filter((id) => id !== 'forex' || products.forex);
  const tab = isMarketTab(view.tab) && tabs.includes(view.tab) ? view.tab : 'crypto';
  const onTab = (next: MarketTab): void => {
    change({ tab: next, sort: view.sort });
    window.scrollTo({ top: 0 });
  };
  const onSort = (column: SortColumn): void => change({ tab, sort: nextSort(sort, column) });
  return (
    <Page
      title={t('title')}
      isTab
      wide={isDesktop}
      actions={
        isDesktop ? undefined : (
          <IconButton label={t('search.open')} onClick={() => void navigate(routes.market.search)}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <div className={styles['heads']}>
        <Tabs
          label={t('tabs.label')}
          items={tabs.map((id) => ({ id, label: nameOf(id) }))}
          selected={tab}
          onSelect={onTab}
          panelId={panelId}
        />
        <Heads sort={sort} onSort={onSort} />
      </div>
      <TabPanel id={panelId} label={nameOf(tab)}>
        <RestingPricesNote />
        <TabList
          key={tab}
          tab={tab}
          label={nameOf(tab)}
          sort={sort}
          favourites={favourites}
          onBrowse={() => onTab('crypto')}
          onUnsort={() => change({ tab, sort: undefined })}
        />
      </TabPanel>
      <MarketFreshnessNote />
    </Page>
  );
}

interface TabListProps {
  readonly tab: MarketTab;
  readonly label: string;
  readonly sort: QuoteSort | undefined;
  readonly favourites: Favourites;
  readonly onBrowse: () => void;
  readonly onUnsort: () => void;
}

function TabList({ tab, label, sort, favourites, onBrowse, onUnsort }: TabListProps) {
  const { data, error, refetch } = useInstruments();
  const lacking = useLackingPairs();
  const List = useDesktop() ? MarketTable : QuoteList;
  const order = useFavouriteOrder(favourites.ids);
  const [isOrdering, setIsOrdering] = useState(false);
  const arrange = (): void => {
    // A list that is sorted would not show what is arranged.
    onUnsort();
    setIsOrdering(true);
  };
  const t = useText('market');
  const isWaiting = data === undefined || (tab === 'favourites' && favourites.isLoading);
  if (isWaiting && error === null) return <SkeletonRows count={skeletonRows} height={56} />;
  const rows = data === undefined ? [] : rowsOfTab(data, tab, order.ids);
  const isReadable = error === null && (tab !== 'favourites' || favourites.error === null);
  return (
    <>
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {tab === 'favourites' && favourites.error !== null ? (
        <ErrorState error={favourites.error} onRetry={favourites.retry} />
      ) : undefined}
      <UnreadableRows of={lacking} />
      {tab === 'favourites' ? <UnreadableRows of={favourites.lacking} /> : undefined}
      {tab === 'favourites' && rows.length > 1 ? (
        <div className={styles['order']}>
          <Button variant="quiet" size="small" onClick={arrange}>
            {t('order.open')}
          </Button>
        </div>
      ) : undefined}
      {tab === 'favourites' ? (
        <OrderSheet isOpen={isOrdering} rows={rows} order={order} onClose={() => setIsOrdering(false)} />
      ) : undefined}
      {rows.length > 0 ? <List label={label} rows={rows} sort={sort} stars={favourites} /> : undefined}
      {rows.length === 0 && isReadable ? <NothingHere tab={tab} onBrowse={onBrowse} /> : undefined}
    </>
  );
}

function NothingHere({ tab, onBrowse }: { readonly tab: MarketTab; readonly onBrowse: () => void }) {
  const t = useText('market');
  if (tab !== 'favourites') return <EmptyState title={t('empty.category')} />;
  return (
    <EmptyState
      title={t('empty.favourites')}
      action={
        <Button variant="secondary" size="small" onClick={onBrowse}>
          {t('empty.browse')}
        </Button>
      }
    />
  );
}
