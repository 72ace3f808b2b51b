import type { CardNamespace } from '../i18n/keys.d.ts';
import { routes } from '../navigation/routes.ts';

/** What the rest of the program is told of an area that a server may offer or lack. */
interface Area {
  /** They need the area. An address that stands in several rows needs them all. */
  readonly paths: readonly string[];
  /** The dictionary with the card of an area that home's menu does not name. */
  readonly words?: CardNamespace;
}

const pathsOf = (group: Readonly<Record<string, string>>): readonly string[] => Object.values(group);
const { transaction, moni, forex, common } = routes;

/**
 * Every area, by its switch in `config.json`, in the order of lists. The page of a pair is in no row: it is also the
 * chart of every pair, and shows no ticket for what is off.
 */
export const areas = {
  spot: {
    paths: [transaction.currencyOrder, moni.currency, moni.currencyOrder, forex.currency, forex.currencyOrder],
  },
  contract: {
    paths: [
      transaction.contract,
      transaction.contractOrder,
      moni.contract,
      moni.contractOrder,
      forex.contract,
      forex.contractOrder,
    ],
  },
  seconds: { paths: [transaction.secondsOrder, moni.secondsOrder, forex.secondsOrder] },
  forex: { paths: pathsOf(forex) },
  simulated: { paths: pathsOf(moni) },
  copyTrading: { paths: [...pathsOf(routes.copytrade), ...pathsOf(routes.follow)] },
  lockMining: { paths: pathsOf(routes.lockming) },
  subscription: { paths: pathsOf(routes.ieo) },
  invest: { paths: pathsOf(routes.invest) },
  nft: { paths: pathsOf(routes.nft) },
  quiz: { paths: pathsOf(routes.game), words: 'quiz' },
  quickBuy: { paths: [] },
  c2c: { paths: [common.c2c, common.c2cshow] },
  borrowing: { paths: [common.borrowing, common.borrowingback] },
  otc: { paths: pathsOf(routes.otc) },
} as const satisfies Readonly<Record<string, Area>>;
export type ProductArea = keyof typeof areas;

const isProductArea = (name: string): name is ProductArea => Object.hasOwn(areas, name);
/** Areas with a card of their own. */
export type AreaWithCard = {
  [Name in ProductArea]: (typeof areas)[Name] extends { readonly words: CardNamespace } ? Name : never;
}[ProductArea];

export const productAreas: readonly ProductArea[] = Object.keys(areas).filter(isProductArea);

const rowOf = (area: ProductArea): Area => areas[area];
/** The dictionary with the card of an area; undefined where home's menu or the hub names it, and for what is no area. */
export const wordsOf = (area: string): CardNamespace | undefined =>
  isProductArea(area) ? rowOf(area).words : undefined;
