import type { ProductArea } from '../../../../core/config/product-areas.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';

// Made from api-spec by scripts/generate-calls.mjs: change the specification, then run it again.

/**
 * For areas that `config.json` leaves open: a call of this list shows whether the server has them. A list changes
 * nothing.
 */
export const areaLists = [
  ['simulated', 'GET /monicoin/list'],
  ['invest', 'GET /dual/index'],
  ['lockMining', 'GET /lh/deposit/order'],
  ['borrowing', 'GET /getBorrowingproList'],
  ['copyTrading', 'GET /follow/index'],
  ['quickBuy', 'GET /getc2cList'],
  ['c2c', 'GET /getc2cList'],
  ['otc', 'GET /getc2cList'],
  ['subscription', 'GET /project'],
  ['quiz', 'GET /guess/rounds'],
  ['nft', 'GET /bind_box/getBoxList'],
] as const satisfies readonly (readonly [ProductArea, Operation])[];
