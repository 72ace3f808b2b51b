import type { ProductArea } from '../../../../core/config/offered.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';

/** Where `config.json` says nothing, a server shows by a list whether it has an area. A list changes nothing. */
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
