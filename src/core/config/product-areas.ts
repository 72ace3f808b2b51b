import { givenProduct } from '../domain/market/given-product-names.ts';
import { routes } from '../navigation/routes.ts';

const pathsOf = (group: Readonly<Record<string, string>>): readonly string[] => Object.values(group);
const { transaction, moni, forex, common } = routes;

/**
 * Every area that a server may offer or lack, and the addresses that need it. An address in
 * several rows needs all of them. Lists show the areas in this order. The page of a pair is in no row, because it is
 * also the chart of every pair; it shows no ticket for an area that is off. `area-names.ts` has the names of the areas.
 */
export const areaPaths = {
  spot: [transaction.currencyOrder, moni.currency, moni.currencyOrder, forex.currency, forex.currencyOrder],
  contracts: [
    transaction.contract,
    transaction.contractOrder,
    moni.contract,
    moni.contractOrder,
    forex.contract,
    forex.contractOrder,
  ],
  options: [transaction.optionOrder, moni.optionOrder, forex.optionOrder],
  forex: pathsOf(forex),
  simulated: pathsOf(moni),
  copyTrading: [...pathsOf(routes.copytrade), ...pathsOf(routes.follow)],
  lockMining: pathsOf(routes.lockming),
  subscription: pathsOf(routes.ieo),
  invest: pathsOf(routes.invest),
  nft: pathsOf(routes.nft),
  quiz: pathsOf(routes.game),
  quickBuy: [],
  c2c: [common.c2c, common.c2cshow],
  borrowing: [common.borrowing, common.borrowingback],
  otc: pathsOf(routes.otc),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ProductArea = keyof typeof areaPaths;

const isProductArea = (name: string): name is ProductArea => name in areaPaths;
export const productAreas: readonly ProductArea[] = Object.keys(areaPaths).filter(isProductArea);

type Given = typeof givenProduct;
const hasGivenName = (area: ProductArea): area is keyof Given => area in givenProduct;
/** The name of its switch in `config.json`. */
export const switchOf = (area: ProductArea): Exclude<ProductArea, keyof Given> | Given[keyof Given] =>
  hasGivenName(area) ? givenProduct[area] : area;
