import type { Accounts } from '../../core/account/use-account.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { routes } from '../../core/navigation/routes.ts';
import { useNoteSeenPair } from '../shared/instruments/data/seen-pairs.ts';
import { OrderWatch } from './news/panels/order-watch.tsx';

const { transaction, moni, forex } = routes;
/** Pages that show the pair of their address. */
const pairPages: ReadonlySet<string> = new Set([
  transaction.index,
  transaction.index2,
  transaction.currency,
  transaction.contract,
  moni.index,
  moni.currency,
  moni.contract,
  forex.index,
  forex.currency,
  forex.contract,
]);

/** Beside every page: finds out what happens to orders and positions, and remembers the pair that is open. */
export function TradingWatch({ accounts }: { readonly accounts: Accounts }) {
  const { pathname } = useLocation();
  const [question] = useSearchParams();
  useNoteSeenPair(pairPages.has(pathname) ? (question.get('symbol') ?? undefined) : undefined);
  return <OrderWatch accounts={accounts} />;
}
