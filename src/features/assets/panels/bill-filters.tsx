import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import { useState } from 'react';
import { walletAccounts, type AccountCurrency } from '../../../core/domain/wallets/wallet.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import type { BillFilter } from '../data/bills.ts';
import { billGroups, type BillGroup } from '../model/bill-kinds.ts';
import { FilterSheet } from '../parts/filter-sheet.tsx';
import styles from './bills-section.module.css';

/** The shown bills: the server filters by account and currency, this device by kind. */
export interface ShownBills extends BillFilter {
  /** Every kind when absent. */
  readonly group?: BillGroup;
}

export interface BillFiltersProps {
  readonly shown: ShownBills;
  readonly onChange: (shown: ShownBills) => void;
  /** The currencies of the filter; undefined on a page about one currency. */
  readonly currencies: readonly Pick<AccountCurrency, 'id' | 'name'>[] | undefined;
  readonly onExport: () => void;
  /** The filters are in the head of a table. */
  readonly isInHead?: boolean;
}

type Part = keyof ShownBills;

const withPart = <Name extends Part>(shown: ShownBills, part: Name, value: ShownBills[Name]): ShownBills => {
  const { [part]: _old, ...rest } = shown;
  return value === undefined ? rest : { ...rest, [part]: value };
};

type ChipProps = Pick<BillFiltersProps, 'shown' | 'onChange' | 'currencies'> & { readonly part: Part };

/** One filter with its sheet: above the list, or in the head of its column. */
export function BillFilterChip({ part, shown, onChange, currencies }: ChipProps) {
  const t = useText('assets');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  switch (part) {
    case 'account':
      return (
        <OneFilter
          words={{ title: t('accounts.label'), all: t('bills.allAccounts') }}
          options={walletAccounts.map((id) => ({ id, label: t(`accounts.${id}`) }))}
          selected={shown.account}
          onChoose={(account) => onChange(withPart(shown, 'account', account))}
          {...{ isOpen, close, open: () => setIsOpen(true) }}
        />
      );
    case 'currencyId':
      return (
        <OneFilter
          words={{ title: t('bills.currency'), all: t('bills.allCurrencies') }}
          options={(currencies ?? []).map(({ id, name }) => ({ id, label: name }))}
          selected={shown.currencyId}
          onChoose={(currencyId) => onChange(withPart(shown, 'currencyId', currencyId))}
          {...{ isOpen, close, open: () => setIsOpen(true) }}
        />
      );
    case 'group':
      return (
        <OneFilter
          words={{ title: t('bills.kindLabel'), all: t('bills.allKinds') }}
          options={billGroups.map((id) => ({ id, label: t(`bills.group.${id}`) }))}
          selected={shown.group}
          onChoose={(group) => onChange(withPart(shown, 'group', group))}
          {...{ isOpen, close, open: () => setIsOpen(true) }}
        />
      );
  }
}

interface OneFilterProps<Id extends string> {
  readonly words: { readonly title: string; readonly all: string };
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id | undefined;
  readonly onChoose: (id: Id | undefined) => void;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

function OneFilter<Id extends string>({ words, options, selected, onChoose, isOpen, open, close }: OneFilterProps<Id>) {
  return (
    <>
      <FilterChip
        label={options.find(({ id }) => id === selected)?.label ?? words.all}
        isSet={selected !== undefined}
        onClick={open}
      />
      <FilterSheet
        isOpen={isOpen}
        title={words.title}
        all={words.all}
        options={options}
        selected={selected}
        onClose={close}
        onChoose={onChoose}
      />
    </>
  );
}

/** Account, currency and kind, each with its sheet, and the export of what is shown. */
export function BillFilters({ onExport, isInHead = false, ...filters }: BillFiltersProps) {
  const t = useText('assets');
  const records = useText('records');
  const parts: readonly Part[] =
    filters.currencies === undefined ? ['account', 'group'] : ['account', 'currencyId', 'group'];
  return (
    <div className={styles['tools']}>
      <div className={styles['filters']} role="group" aria-label={t('bills.filter')}>
        {isInHead ? undefined : parts.map((part) => <BillFilterChip key={part} part={part} {...filters} />)}
      </div>
      <IconButton label={records('export.open')} onClick={onExport}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface FilterChipProps {
  readonly label: string;
  readonly isSet: boolean;
  readonly onClick: () => void;
}

function FilterChip({ label, isSet, onClick }: FilterChipProps) {
  return (
    <button
      type="button"
      className={styles['chip']}
      data-set={isSet || undefined}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {label}
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
