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
}

type Part = keyof ShownBills;

const withPart = <Name extends Part>(shown: ShownBills, part: Name, value: ShownBills[Name]): ShownBills => {
  const { [part]: _old, ...rest } = shown;
  return value === undefined ? rest : { ...rest, [part]: value };
};

/** Account, currency and kind, each with its sheet, and the export of everything. */
export function BillFilters({ shown, onChange, currencies, onExport }: BillFiltersProps) {
  const t = useText('assets');
  const records = useText('records');
  const [open, setOpen] = useState<Part | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const accounts = walletAccounts.map((id) => ({ id, label: t(`accounts.${id}`) }));
  const coins = (currencies ?? []).map(({ id, name }) => ({ id, label: name }));
  const groups = billGroups.map((id) => ({ id, label: t(`bills.group.${id}`) }));
  const chips = [
    { part: 'account', all: t('bills.allAccounts'), options: accounts },
    ...(currencies === undefined
      ? []
      : [{ part: 'currencyId', all: t('bills.allCurrencies'), options: coins } as const]),
    { part: 'group', all: t('bills.allKinds'), options: groups },
  ] as const;
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['filters']} role="group" aria-label={t('bills.filter')}>
          {chips.map(({ part, all, options }) => (
            <FilterChip
              key={part}
              label={options.find(({ id }) => id === shown[part])?.label ?? all}
              isSet={shown[part] !== undefined}
              onClick={() => setOpen(part)}
            />
          ))}
        </div>
        <IconButton label={records('export.open')} onClick={onExport}>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <FilterSheet
        isOpen={open === 'account'}
        title={t('accounts.label')}
        all={t('bills.allAccounts')}
        options={accounts}
        selected={shown.account}
        onClose={close}
        onChoose={(account) => onChange(withPart(shown, 'account', account))}
      />
      <FilterSheet
        isOpen={open === 'currencyId'}
        title={t('bills.currency')}
        all={t('bills.allCurrencies')}
        options={coins}
        selected={shown.currencyId}
        onClose={close}
        onChoose={(currencyId) => onChange(withPart(shown, 'currencyId', currencyId))}
      />
      <FilterSheet
        isOpen={open === 'group'}
        title={t('bills.kindLabel')}
        all={t('bills.allKinds')}
        options={groups}
        selected={shown.group}
        onClose={close}
        onChoose={(group) => onChange(withPart(shown, 'group', group))}
      />
    </>
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
