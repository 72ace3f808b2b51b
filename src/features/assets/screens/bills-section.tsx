import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { walletAccounts, type AccountCurrency, type WalletAccount } from '../../../core/domain/wallet.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { OptionList } from '../../../core/ui/option-list.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { billMoments } from '../model/bill-moments.ts';
import { useBills, type BillFilter } from '../data/bills.ts';
import { BillRow } from '../parts/bill-row.tsx';
import { LoadMore } from '../../../core/ui/load-more.tsx';
import type { BillsExportProps } from './bills-export.tsx';
import styles from './bills-section.module.css';

const BillsExport = whenWanted<BillsExportProps>({
  load: async () => (await import('./bills-export.tsx')).BillsExport,
  isWanted: ({ isOpen }) => isOpen,
});

type Currency = Pick<AccountCurrency, 'id' | 'name'>;
type Picker = 'account' | 'currency';

export interface BillsSectionProps {
  /** What can be filtered by. */
  readonly currencies: readonly Currency[];
}

/** Everything that moved, of all accounts and currencies or of one. */
export function BillsSection({ currencies }: BillsSectionProps) {
  const t = useText('assets');
  const records = useText('records');
  const [filter, setFilter] = useState<BillFilter>({});
  const [isExporting, setIsExporting] = useState(false);
  const [picker, setPicker] = useState<Picker | undefined>(undefined);
  const currencyName = currencies.find(({ id }) => id === filter.currencyId)?.name;
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['filters']} role="group" aria-label={t('bills.filter')}>
          <FilterChip
            label={filter.account === undefined ? t('bills.allAccounts') : t(`accounts.${filter.account}`)}
            isSet={filter.account !== undefined}
            onClick={() => setPicker('account')}
          />
          <FilterChip
            label={currencyName ?? t('bills.allCurrencies')}
            isSet={filter.currencyId !== undefined}
            onClick={() => setPicker('currency')}
          />
        </div>
        <IconButton label={records('export.open')} onClick={() => setIsExporting(true)}>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <BillsExport isOpen={isExporting} onClose={() => setIsExporting(false)} />
      <BillList key={JSON.stringify(filter)} filter={filter} onClear={() => setFilter({})} />
      <AccountSheet
        isOpen={picker === 'account'}
        selected={filter.account}
        onClose={() => setPicker(undefined)}
        onChoose={(account) => setFilter(withPart(filter, 'account', account))}
      />
      <CurrencySheet
        isOpen={picker === 'currency'}
        currencies={currencies}
        selected={filter.currencyId}
        onClose={() => setPicker(undefined)}
        onChoose={(currencyId) => setFilter(withPart(filter, 'currencyId', currencyId))}
      />
    </>
  );
}

function withPart<Part extends keyof BillFilter>(
  filter: BillFilter,
  part: Part,
  value: BillFilter[Part] | undefined,
): BillFilter {
  const { [part]: _old, ...rest } = filter;
  return value === undefined ? rest : { ...rest, [part]: value };
}

function FilterChip({
  label,
  isSet,
  onClick,
}: {
  readonly label: string;
  readonly isSet: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles['chip']} data-set={isSet || undefined} onClick={onClick}>
      {label}
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function BillList({ filter, onClear }: { readonly filter: BillFilter; readonly onClear: () => void }) {
  const t = useText('assets');
  const { rows: bills, error, hasMore, isLoadingMore, isReading, loadMore, retry } = useBills(filter);
  if (bills === undefined)
    return error === null ? <SkeletonRows count={6} height={64} /> : <ErrorState error={error} onRetry={retry} />;
  const isFiltered = Object.keys(filter).length > 0;
  if (bills.length === 0 && error === null) return <NoBills isFiltered={isFiltered} onClear={onClear} />;
  return (
    <>
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
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {hasMore && error === null ? (
        <LoadMore key={bills.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={64} /> : undefined}
      {hasMore ? undefined : <EndOfList />}
    </>
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

interface PickerProps<Id> {
  readonly isOpen: boolean;
  readonly selected: Id | undefined;
  readonly onClose: () => void;
  readonly onChoose: (id: Id | undefined) => void;
}

const everything = 'all';

function AccountSheet({ isOpen, selected, onClose, onChoose }: PickerProps<WalletAccount>) {
  const t = useText('assets');
  const options = [
    { id: everything, label: t('bills.allAccounts') },
    ...walletAccounts.map((id) => ({ id, label: t(`accounts.${id}`) })),
  ] as const;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('accounts.label')}>
      <OptionList
        label={t('accounts.label')}
        options={options}
        value={selected ?? everything}
        onChange={(id) => {
          onChoose(id === everything ? undefined : id);
          onClose();
        }}
      />
    </Sheet>
  );
}

function CurrencySheet({ isOpen, currencies, selected, onClose, onChoose }: PickerProps<string> & BillsSectionProps) {
  const t = useText('assets');
  const options = [
    { id: everything, label: t('bills.allCurrencies') },
    ...currencies.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('bills.currency')}>
      <OptionList
        label={t('bills.currency')}
        options={options}
        value={selected ?? everything}
        onChange={(id) => {
          onChoose(id === everything ? undefined : id);
          onClose();
        }}
      />
    </Sheet>
  );
}
