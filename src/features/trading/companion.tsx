import type { Accounts } from '../../core/account/use-account.ts';
import { OrderWatch } from './news/panels/order-watch.tsx';

/** Beside every page: finds out what happens to orders and positions. */
export function TradingWatch({ accounts }: { readonly accounts: Accounts }) {
  return <OrderWatch accounts={accounts} />;
}
