import type { ReactNode } from 'react';
import type { Amount } from '../../../core/money/amount.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import tables from '../../shared/request-list/parts/request-table.module.css';
import { networkName } from '../model/deposit-place.ts';

interface RequestRow {
  readonly currencyName: string;
  readonly network: string | undefined;
  readonly createdAt: string;
  readonly amount: Amount;
}

export interface RequestColumnsOptions<Row> {
  /** The state, in words. */
  readonly statusOf: (row: Row) => string;
  /** Why it was refused; undefined where there is nothing to say. */
  readonly reasonOf: (row: Row) => ReactNode;
  /** Opens what a line has no room for. */
  readonly onOpen?: (row: Row) => void;
}

/** When, what, on which network, how much and how far: the columns of reported deposits and of withdrawals. */
export function useRequestColumns<Row extends RequestRow>({
  statusOf,
  reasonOf,
  onOpen,
}: RequestColumnsOptions<Row>): readonly TableColumn<Row>[] {
  const t = useText('funds');
  const format = useFormat();
  return [
    {
      id: 'time',
      label: t('column.time'),
      sortBy: ({ createdAt }) => ({ text: createdAt }),
      render: ({ createdAt }) => <time>{format.serverTime(createdAt)}</time>,
    },
    {
      id: 'currency',
      label: t('coin.label'),
      sortBy: ({ currencyName }) => ({ text: currencyName }),
      render: (row) => <Coin name={row.currencyName} onOpen={onOpen && (() => onOpen(row))} />,
    },
    {
      id: 'network',
      label: t('deposit.network'),
      sortBy: ({ network }) => (network === undefined ? undefined : { text: network }),
      render: ({ network }) => networkName(network),
    },
    {
      id: 'amount',
      label: t('amount.label'),
      isFigure: true,
      sortBy: ({ amount }) => ({ figure: amount }),
      render: ({ amount }) => <MoneyText value={amount} />,
    },
    {
      id: 'status',
      label: t('column.status'),
      sortBy: (row) => ({ text: statusOf(row) }),
      render: (row) => <Status words={statusOf(row)} reason={reasonOf(row)} />,
    },
  ];
}

function Status({ words, reason }: { readonly words: string; readonly reason: ReactNode }) {
  return reason === undefined ? (
    words
  ) : (
    <div className={tables['reasoned']}>
      {words}
      {reason}
    </div>
  );
}

function Coin({ name, onOpen }: { readonly name: string; readonly onOpen: (() => void) | undefined }) {
  const words = (
    <>
      <CoinMark name={name} size={20} />
      {name}
    </>
  );
  return onOpen === undefined ? (
    <span className={styles['unit']}>{words}</span>
  ) : (
    <button type="button" className={tables['open']} aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </button>
  );
}
