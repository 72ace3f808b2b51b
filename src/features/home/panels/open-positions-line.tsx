import { Link } from 'react-router-dom';
import type { AccountId } from '../../../core/account/account-scope.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes, type RoutePath } from '../../../core/navigation/routes.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { countIn, type Rows } from '../../../core/domain/page.ts';
import { useOpenContracts, useOpenOptions, useWaitingSpotOrders } from '../../shared/worth/data/open-orders.ts';
import { wholeRows } from '../../shared/worth/model/holding.ts';
import { openPositions } from '../model/open-positions.ts';
import styles from './balance-summary.module.css';

const lists: Readonly<Record<AccountId, Readonly<Record<'spot' | 'contracts' | 'options', RoutePath>>>> = {
  live: {
    spot: routes.transaction.currencyOrder,
    contracts: routes.transaction.contractOrder,
    options: routes.transaction.optionOrder,
  },
  moni: {
    spot: routes.moni.currencyOrder,
    contracts: routes.moni.contractOrder,
    options: routes.moni.optionOrder,
  },
};

/** What a person has open: positions, and of a product that was switched off everything that still waits or runs. */
export function OpenPositionsLine() {
  const { products } = useRuntimeConfig();
  return (
    <>
      <PositionsLine />
      {products.contracts ? undefined : <PendingContractsLine />}
      {products.spot ? undefined : <SpotLine />}
      {products.options ? undefined : <OptionsLine />}
    </>
  );
}

/** How many positions are open, what they would come to, and the way to them; nothing without one. */
function PositionsLine() {
  const t = useText('worth');
  const format = useFormat();
  const { id } = useAccount();
  // The net worth reads the same list, and so it does where contracts were switched off: what is open then stays open.
  const list = useOpenContracts('open', true);
  const open = openPositions(wholeRows(list));
  if (open === undefined) return undefined;
  return (
    <Link to={pathWith(lists[id].contracts, { list: 'open' })} className={styles['positions']}>
      <span>{t('positions', { number: format.count(open.count) })}</span>
      {open.results.length === 0 ? <UnknownText reason={t('gap.rows')} /> : undefined}
      {open.results.map(({ value, currency }) =>
        value === undefined ? (
          <UnknownText key={currency} reason={t('unknown')} />
        ) : (
          <ResultMoney key={currency} value={value} currency={currency} />
        ),
      )}
      <span className={styles['readAt']}>{format.time(list.readAt)}</span>
    </Link>
  );
}

const PendingContractsLine = () => (
  <LeftLine area="contracts" list="pending" read={useOpenContracts('pending', true)} />
);
const SpotLine = () => <LeftLine area="spot" list="pending" read={useWaitingSpotOrders(true)} />;
const OptionsLine = () => <LeftLine area="options" list="open" read={useOpenOptions(true)} />;

interface LeftLineProps {
  readonly area: 'spot' | 'contracts' | 'options';
  readonly list: 'pending' | 'open';
  readonly read: {
    readonly rows: Rows<unknown> | undefined;
    readonly hasMore: boolean;
    readonly readAt: number;
  };
}

/** How many are left of a product that has no page any more, and the way to them; nothing without one. */
function LeftLine({ area, list, read }: LeftLineProps) {
  const t = useText('worth');
  const format = useFormat();
  const { id } = useAccount();
  const count = countIn(wholeRows(read)) ?? 0;
  if (count === 0) return undefined;
  return (
    <Link to={pathWith(lists[id][area], { list })} className={styles['positions']}>
      <span>{t(`left.${area}`, { number: format.count(count) })}</span>
      <span className={styles['readAt']}>{format.time(read.readAt)}</span>
    </Link>
  );
}
