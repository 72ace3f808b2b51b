import { useState } from 'react';
import type { AccountCurrency, Bill } from '../../../core/domain/wallets/wallet.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useBills } from '../data/bills.ts';
import { billGroupOf, type BillGroup } from '../model/bill-kinds.ts';
import { billMoments } from '../model/bill-moments.ts';
import { BillRow } from '../parts/bill-row.tsx';
import { BillTable } from '../parts/bill-table.tsx';
import { BillFilterChip, BillFilters, type BillFiltersProps, type ShownBills } from './bill-filters.tsx';
import type { BillsExportProps } from './bills-export.tsx';
import styles from './bills-section.module.css';

const BillsExport = whenWanted<BillsExportProps>({
  load: async () => (await import('./bills-export.tsx')).BillsExport,
  isWanted: ({ isOpen }) => isOpen,
});

export interface BillsSectionProps {
  /** The options of the filter. */
  readonly currencies: readonly Pick<AccountCurrency, 'id' | 'name'>[];
  /** The currency of the page: then there is no filter by currency. */
  readonly only?: CurrencyId;
  /** The kind that is shown at first; every kind when absent. */
  readonly firstGroup?: BillGroup | undefined;
}

/** Everything that moved, of all accounts, currencies and kinds or of some. */
export function BillsSection({ currencies, only, firstGroup }: BillsSectionProps) {
  const whole: ShownBills = only === undefined ? {} : { currencyId: only };
  const [shown, setShown] = useState<ShownBills>(firstGroup === undefined ? whole : { ...whole, group: firstGroup });
  const [isExporting, setIsExporting] = useState(false);
  const isDesktop = useDesktop();
  const filters = { shown, onChange: setShown, currencies: only === undefined ? currencies : undefined };
  return (
    <>
      <BillFilters {...filters} isInHead={isDesktop} onExport={() => setIsExporting(true)} />
      <BillsExport shown={shown} isOpen={isExporting} onClose={() => setIsExporting(false)} />
      <BillList
        key={JSON.stringify(shown)}
        shown={shown}
        isFiltered={Object.keys(shown).length > Object.keys(whole).length}
        onClear={() => setShown(whole)}
        filters={isDesktop ? filters : undefined}
      />
    </>
  );
}

interface BillListProps {
  readonly shown: ShownBills;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** On a desktop: a table with these in its head. */
  readonly filters: Pick<BillFiltersProps, 'shown' | 'onChange' | 'currencies'> | undefined;
}

function BillList({ shown: { group, ...filter }, isFiltered, onClear, filters }: BillListProps) {
  const list = useBills(filter, group === undefined ? undefined : (bill) => billGroupOf(bill) === group);
  const { rows: bills, error, hasMore, isLoadingMore, isReading, loadMore, readAt, retry } = list;
  if (bills === undefined)
    return error === null ? <SkeletonRows count={6} height={64} /> : <ErrorState error={error} onRetry={retry} />;
  if (bills.length === 0 && bills.unreadable === undefined && error === null)
    return hasMore ? (
      <SkeletonRows count={6} height={64} />
    ) : (
      <>
        {filters === undefined ? undefined : <Table bills={[]} filters={filters} />}
        <NoBills isFiltered={isFiltered} onClear={onClear} />
      </>
    );
  return (
    <>
      <UnreadableRows of={bills} />
      {filters === undefined ? <Moments bills={bills} /> : <Table bills={bills} filters={filters} />}
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {hasMore && error === null ? (
        // A page without a shown row leaves the list as long as it was, so the next one is loaded.
        <LoadMore key={`${bills.length} ${readAt}`} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={64} /> : undefined}
      {hasMore ? undefined : <EndOfList />}
    </>
  );
}

function Moments({ bills }: { readonly bills: readonly Bill[] }) {
  const t = useText('assets');
  return (
    <ul aria-label={t('views.bills')}>
      {billMoments(bills).map(({ createdAt, bills: [first, ...others] }) => (
        <li key={first?.id ?? createdAt} className={styles['moment']}>
          {first === undefined ? undefined : <BillRow bill={first} />}
          {others.map((bill) => (
            <BillRow key={bill.id} bill={bill} isOfSameMoment />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly bills: readonly Bill[];
  readonly filters: Pick<BillFiltersProps, 'shown' | 'onChange' | 'currencies'>;
}

function Table({ bills, filters }: TableProps) {
  return (
    <BillTable
      bills={bills}
      filters={{
        account: <BillFilterChip part="account" {...filters} />,
        group: <BillFilterChip part="group" {...filters} />,
        ...(filters.currencies === undefined ? {} : { currencyId: <BillFilterChip part="currencyId" {...filters} /> }),
      }}
    />
  );
}

function NoBills({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useText('assets');
  if (!isFiltered) return <EmptyState title={t('bills.empty')} />;
  return (
    <EmptyState
      title={t('bills.nothingFound')}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {t('bills.clear')}
        </Button>
      }
    />
  );
}
