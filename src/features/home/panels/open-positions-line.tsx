import { Link } from 'react-router-dom';
import type { AccountId } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes, type RoutePath } from '../../../core/navigation/routes.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { useOpenContracts } from '../../shared/worth/data/open-orders.ts';
import { wholeRows } from '../../shared/worth/model/holding.ts';
import { openPositions } from '../model/open-positions.ts';
import styles from './balance-summary.module.css';

const pages: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.transaction.contractOrder,
  moni: routes.moni.contractOrder,
};

/** How many positions are open, what they would come to, and the way to them; nothing without one. */
export function OpenPositionsLine() {
  const t = useText('worth');
  const format = useFormat();
  const { id } = useAccount();
  // The net worth reads the same list, and so it does where contracts were switched off: what is open then stays open.
  const list = useOpenContracts('open', true);
  const open = openPositions(wholeRows(list));
  if (open === undefined) return undefined;
  return (
    <Link to={pathWith(pages[id], { list: 'open' })} className={styles['positions']}>
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
