import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { DualPort } from '../../core/ports/dual-port.ts';
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

export const dualPaths = {
  dualProducts: 'GET /dual/index',
  dualProduct: 'GET /dual/detail',
  buyDual: 'POST /dual/buyDual',
  dualHoldings: 'POST /dual/dual_list',
} as const satisfies PathsOf<DualPort>;
