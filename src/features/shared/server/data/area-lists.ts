import type { ProductArea } from '../../../../core/config/offered.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';

/**
 * For areas that `config.json` leaves open: a call of this list shows whether the server has them. A list changes
 * nothing.
 */
export const areaLists = [
  ['simulated', 'GET /monicoin/list'],
  ['copyTrading', 'GET /follow/index'],
  ['lockMining', 'GET /lh/deposit/order'],
  ['subscription', 'GET /project'],
  ['invest', 'GET /dual/index'],
  ['nft', 'GET /bind_box/getBoxList'],
  ['quiz', 'GET /guess/rounds'],
  ['quickBuy', 'GET /getc2cList'],
  ['c2c', 'GET /getc2cList'],
  ['otc', 'GET /getc2cList'],
  ['borrowing', 'GET /getBorrowingproList'],
] as const satisfies readonly (readonly [ProductArea, Operation])[];
