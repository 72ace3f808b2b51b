/** A screen that is built, with what it needs to stand there in full. */
export interface BuiltScreen {
  readonly name: string;
  readonly path: string;
  readonly needs: 'anyone' | 'person';
}

const pair = 'symbol=BTC/USDT';

export const builtScreens: readonly BuiltScreen[] = [
  { name: 'home', path: '/', needs: 'anyone' },
  { name: 'market', path: '/pages/market/market', needs: 'anyone' },
  { name: 'search', path: '/pages/market/search', needs: 'anyone' },
  { name: 'trade', path: `/pages/transaction/currency?${pair}`, needs: 'anyone' },
  { name: 'chart', path: `/pages/transaction/currency?${pair}&view=chart`, needs: 'anyone' },
  { name: 'trade-hub', path: '/pages/transaction/index?product=spot', needs: 'anyone' },
  { name: 'trade-hub-chart', path: '/pages/transaction/index2', needs: 'anyone' },
  { name: 'forex', path: '/pages/forex/index', needs: 'anyone' },
  { name: 'settings', path: '/pages/setting/setting', needs: 'anyone' },
  { name: 'limits', path: '/pages/setting/setting?section=limits', needs: 'anyone' },
  { name: 'notices', path: '/pages/setting/setting?section=notices', needs: 'anyone' },
  { name: 'version', path: '/pages/setting/setting?section=version', needs: 'anyone' },
  { name: 'not-found', path: '/pages/nowhere', needs: 'anyone' },
  { name: 'login', path: '/pages/common/login', needs: 'anyone' },
  { name: 'register', path: '/pages/common/register', needs: 'anyone' },
  { name: 'forget', path: '/pages/common/forget', needs: 'anyone' },
  { name: 'assets', path: '/pages/fund/assets', needs: 'person' },
  { name: 'records', path: '/pages/fund/assets?view=bills', needs: 'person' },
  { name: 'orders', path: `/pages/transaction/currency_order?${pair}`, needs: 'person' },
  { name: 'contracts', path: `/pages/transaction/contract?${pair}`, needs: 'person' },
  { name: 'contracts-chart', path: `/pages/transaction/contract?${pair}&view=chart`, needs: 'person' },
  { name: 'contract-orders', path: '/pages/transaction/contract_order', needs: 'person' },
  { name: 'forex-contracts', path: '/pages/forex/contract?symbol=EUR/USD', needs: 'person' },
  { name: 'options', path: `/pages/transaction/index?product=seconds&${pair}`, needs: 'person' },
  {
    name: 'options-orders',
    path: `/pages/transaction/seconds_order?${pair}&list=settled&from=2026-01-01`,
    needs: 'person',
  },
  { name: 'practice-options', path: `/pages/moni/index?product=seconds&${pair}`, needs: 'person' },
  { name: 'practice-hub', path: '/pages/moni/index?product=spot', needs: 'anyone' },
  { name: 'practice-trade', path: `/pages/moni/currency?${pair}`, needs: 'anyone' },
  { name: 'practice-contracts', path: `/pages/moni/contract?${pair}`, needs: 'person' },
  { name: 'practice-assets', path: '/pages/moni/assets_all_record', needs: 'person' },
  { name: 'practice-orders', path: `/pages/moni/currency_order?${pair}`, needs: 'person' },
];

/** Screens whose shape does not depend on who looks; the rest is worth a second look by a visitor. */
const sameForEveryone = new Set(['search', 'not-found', 'forex', 'forget', 'login', 'register']);
export const visitorScreens = builtScreens.filter(
  ({ needs, name }) => needs === 'anyone' && !sameForEveryone.has(name),
);
