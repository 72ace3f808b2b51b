import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { MoneyText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { FiatText } from '../../shared/fiat/parts/fiat-text.tsx';
import { ownedOf } from '../../shared/wallets/model/wallet-values.ts';
import type { CoinRow } from '../model/coin-rows.ts';
import type { CoinListProps } from './coin-list.tsx';
import tables from '../../shared/request-list/parts/request-table.module.css';

interface CoinTableProps extends CoinListProps {
  /** The step of a coin's prices in USDT, as far as it is known. */
  readonly stepOf: (currencyName: string) => Price | undefined;
}

type Line = CoinRow & { readonly id: string };

/** The coins of one account on a desktop: one line each, in any order. */
export function CoinTable({ rows, fiatCode, logoOf, inFiat, onOpen, stepOf }: CoinTableProps) {
  const t = useText('assets');
  const columns: readonly TableColumn<Line>[] = [
    {
      id: 'coin',
      label: t('bills.currency'),
      sortBy: ({ balance }) => ({ text: balance.currencyName }),
      render: (row) => (
        <button type="button" className={tables['open']} onClick={() => onOpen(row)}>
          <CoinMark name={row.balance.currencyName} logo={logoOf(row.balance.currencyId)} size={20} />
          {row.balance.currencyName}
        </button>
      ),
    },
    {
      id: 'available',
      label: t('coins.available'),
      isFigure: true,
      sortBy: ({ balance }) => ({ figure: balance.available }),
      render: ({ balance }) => <MoneyText value={shownBalance(balance.available, balance.currencyName)} />,
    },
    {
      id: 'locked',
      label: t('coins.locked'),
      isFigure: true,
      sortBy: ({ balance }) => ({ figure: balance.locked }),
      render: ({ balance }) => <MoneyText value={shownBalance(balance.locked, balance.currencyName)} />,
    },
    {
      id: 'owned',
      label: t('coins.owned'),
      isFigure: true,
      sortBy: ({ balance }) => ({ figure: ownedOf(balance) }),
      render: ({ balance }) => <MoneyText value={shownBalance(ownedOf(balance), balance.currencyName)} />,
    },
    {
      id: 'price',
      label: t('coins.price'),
      isFigure: true,
      sortBy: ({ balance: { usdtPrice } }) => (usdtPrice === undefined ? undefined : { figure: amountOf(usdtPrice) }),
      render: ({ balance: { usdtPrice, currencyName } }) => (
        <PriceText value={usdtPrice} step={stepOf(currencyName)} reason={t('unknownPrice')} />
      ),
    },
    {
      id: 'value',
      label: t('coins.value'),
      isFigure: true,
      sortBy: ({ value }) => (value === undefined ? undefined : { figure: value }),
      render: ({ value }) => (
        <FiatText value={shownBalance(inFiat(value), fiatCode)} code={fiatCode} reason={t('unknownPrice')} />
      ),
    },
  ];
  return (
    <div className={tables['table']}>
      <RecordTable
        label={t('views.coins')}
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.balance.currencyId }))}
      />
    </div>
  );
}
