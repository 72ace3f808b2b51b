import { OrderWatch } from './news/panels/order-watch.tsx';

/** Beside every page: finds out what happens to orders and positions. */
export function TradingWatch() {
  return <OrderWatch />;
}
