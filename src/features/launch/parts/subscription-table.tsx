import { Link } from 'react-router-dom';
import type { Subscription } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from '../../shared/request-list/parts/request-table.module.css';
import { nextOf, type SubscriptionRowProps } from './subscription-row.tsx';

export interface SubscriptionTableProps extends Pick<SubscriptionRowProps, 'isDemo' | 'account'> {
  readonly rows: readonly Subscription[];
}

/** The person's purchases on a desktop: one line each; the project leads to its page. */
export function SubscriptionTable({ rows, ...server }: SubscriptionTableProps) {
  const t = useText('launch');
  return <RecordTable label={t('mine')} columns={useSubscriptionColumns(server)} rows={rows} />;
}

type Server = Omit<SubscriptionTableProps, 'rows'>;

function useSubscriptionColumns(server: Server): readonly TableColumn<Subscription>[] {
  const t = useText('launch');
  const project: TableColumn<Subscription> = {
    id: 'project',
    label: t('project'),
    sortBy: (row) => ({ text: nameOf(row) }),
    render: (row) => <Project row={row} />,
  };
  return [project, ...useSumColumns(), ...useTimeColumns(), useStateColumn(server)];
}

const nameOf = ({ title, tokenName }: Subscription): string => title ?? tokenName;

function Project({ row }: { readonly row: Subscription }) {
  const { launchId, tokenName } = row;
  const words = (
    <>
      <CoinMark name={tokenName} size={20} />
      {nameOf(row)}
    </>
  );
  return launchId === undefined ? (
    <span className={requests['unit']}>{words}</span>
  ) : (
    <Link className={styles['open']} to={pathWith(routes.ieo.subscribe, { id: launchId })}>
      {words}
    </Link>
  );
}

function useSumColumns(): readonly TableColumn<Subscription>[] {
  const t = useText('launch');
  const format = useFormat();
  return [
    {
      id: 'tokens',
      label: t('tokens'),
      isFigure: true,
      sortBy: ({ tokens }) => ({ figure: tokens }),
      render: ({ tokens, tokenName }) => <MoneyText value={tokens} currency={tokenName} />,
    },
    {
      id: 'price',
      label: t('price'),
      isFigure: true,
      render: ({ price, payName }) =>
        price === undefined ? undefined : format.amount(amountOf(price), { currency: payName }),
    },
    {
      id: 'paid',
      label: t('paid'),
      isFigure: true,
      render: ({ paid, payName }) => (paid === undefined ? undefined : <MoneyText value={paid} currency={payName} />),
    },
    {
      id: 'given',
      label: t('given'),
      isFigure: true,
      render: ({ given, tokenName }) => <MoneyText value={given} currency={tokenName} reason={t('notYet')} />,
    },
  ];
}

function useTimeColumns(): readonly TableColumn<Subscription>[] {
  const t = useText('launch');
  const format = useFormat();
  return [
    {
      id: 'end',
      label: t('saleEnds'),
      isFigure: true,
      sortBy: ({ saleEndsAt }) => (saleEndsAt === undefined ? undefined : { text: saleEndsAt }),
      render: ({ saleEndsAt }) => (saleEndsAt === undefined ? undefined : <time>{format.serverTime(saleEndsAt)}</time>),
    },
    {
      id: 'market',
      label: t('market'),
      isFigure: true,
      sortBy: ({ tradableFrom }) => (tradableFrom === undefined ? undefined : { text: tradableFrom }),
      render: ({ tradableFrom }) => (tradableFrom === undefined ? t('marketUnknown') : format.serverTime(tradableFrom)),
    },
    {
      id: 'ordered',
      label: t('ordered'),
      isFigure: true,
      sortBy: ({ createdAt }) => ({ text: createdAt }),
      render: ({ createdAt }) => <time>{format.serverTime(createdAt)}</time>,
    },
  ];
}

/** How far it is, and what comes next. */
function useStateColumn(server: Server): TableColumn<Subscription> {
  const t = useText('launch');
  const records = useText('records');
  const stateOf = ({ status }: Subscription): string => t(`states.${status}`);
  return {
    id: 'state',
    label: records('receipt.status'),
    sortBy: (row) => ({ text: stateOf(row) }),
    render: (row) => (
      <div className={styles['reasoned']}>
        <div>{stateOf(row)}</div>
        <div>{t(nextOf({ row, ...server }))}</div>
      </div>
    ),
  };
}
