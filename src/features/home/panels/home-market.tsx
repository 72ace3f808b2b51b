import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useFavourites } from '../../shared/favourites/data/favourites.ts';
import { useStarRefusal } from '../../shared/favourites/operations/use-star-refusal.ts';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { instrumentPath } from '../../shared/instruments/model/instrument-path.ts';
import { QuoteRow } from '../../shared/quotes/panels/quote-row.tsx';
import { useSettledOrder } from '../../shared/quotes/operations/use-settled-order.ts';
import { homeLists, rowsOfList, sortOfList, type HomeList } from '../model/market-lists.ts';
import styles from './home-market.module.css';

const shownRows = 8;
const panelId = 'home-market';

/** A look at the market in four orders. Its heads stand from the start. */
export function HomeMarket() {
  const t = useText('home');
  const { data, error, refetch } = useInstruments();
  const [list, setList] = useState<HomeList>('hot');
  return (
    <section aria-label={t('market.label')}>
      <Tabs
        label={t('market.label')}
        items={homeLists.map((id) => ({ id, label: t(`market.${id}`) }))}
        selected={list}
        onSelect={setList}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`market.${list}`)}>
        {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined ? undefined : <Rows key={list} list={list} rows={data} />}
        {data === undefined && error === null ? <SkeletonRows count={shownRows} height={56} /> : undefined}
      </TabPanel>
      <Link to={routes.market.market} className={styles['all']}>
        {t('market.all')}
      </Link>
    </section>
  );
}

function Rows({ list, rows }: { readonly list: HomeList; readonly rows: readonly QuotedInstrument[] }) {
  const t = useText('home');
  const { id: account } = useAccount();
  const place = useRef<HTMLUListElement>(null);
  const favourites = useFavourites();
  useStarRefusal(favourites.refusal);
  const ordered = useSettledOrder(place, rowsOfList(rows, list), sortOfList[list]);
  if (ordered.rows.length === 0) return <EmptyState title={t('market.empty')} />;
  return (
    <ul ref={place} {...ordered.touch}>
      {ordered.rows.slice(0, shownRows).map(({ instrument }) => (
        <li key={instrument.symbol}>
          <QuoteRow
            instrument={instrument}
            to={instrumentPath(account, instrument)}
            isStarred={favourites.has(instrument.base.id)}
            onToggleStar={() => favourites.toggle(instrument.base.id)}
          />
        </li>
      ))}
    </ul>
  );
}
