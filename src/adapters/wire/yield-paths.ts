import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { MiningPort } from '../../core/ports/mining-port.ts';

export const miningPaths = {
  miningCurrencies: 'GET /lh/deposit/getcurrency',
  miningClasses: 'GET /lh/deposit/configclass',
  miningProducts: 'GET /lh/deposit/config',
  lockFunds: 'POST /lh/deposit',
  miningOrders: 'GET /lh/deposit/order',
  endedMiningOrders: 'GET /lh/deposit/orderlist',
  redeemEarly: 'POST /lh/deposit/order/cancel',
} as const satisfies PathsOf<MiningPort>;
