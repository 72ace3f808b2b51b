import type { Instrument } from '../domain/market/instrument.ts';
import { routes } from '../navigation/routes.ts';
import type { RuntimeConfig } from './runtime-config.ts';

export type Products = RuntimeConfig['products'];
export type ProductArea = keyof Products;

/** At least one of them must be on. */
type AnyOf = readonly [ProductArea, ...ProductArea[]];

const pathsOf = (group: Readonly<Record<string, string>>): readonly string[] => Object.values(group);
const trading: AnyOf = ['spot', 'contract', 'seconds'];
const { transaction, moni, forex, common } = routes;

/**
 * The areas that an address needs. An address in several lines needs them all. The page of a pair is left out: it is
 * also the chart of every pair, and shows no ticket for an area that is off.
 */
const needs: readonly (readonly [paths: readonly string[], needed: AnyOf])[] = [
  [[transaction.index, transaction.index2, moni.index, forex.index], trading],
  [[transaction.currencyOrder, moni.currency, moni.currencyOrder, forex.currency, forex.currencyOrder], ['spot']],
  [[transaction.contract, transaction.contractOrder, moni.contract, moni.contractOrder], ['contract']],
  [[forex.contract, forex.contractOrder], ['contract']],
  [[transaction.secondsOrder, moni.secondsOrder, forex.secondsOrder], ['seconds']],
  [pathsOf(forex), ['forex']],
  [pathsOf(moni), ['simulated']],
  [[...pathsOf(routes.copytrade), ...pathsOf(routes.follow)], ['copyTrading']],
  [pathsOf(routes.lockming), ['lockMining']],
  [pathsOf(routes.ieo), ['subscription']],
  [pathsOf(routes.invest), ['invest']],
  [pathsOf(routes.nft), ['nft']],
  [pathsOf(routes.game), ['quiz']],
  [pathsOf(routes.otc), ['otc']],
  [[common.c2c, common.c2cshow], ['c2c']],
  [[common.borrowing, common.borrowingback], ['borrowing']],
  [
    [routes.chooseLocation, routes.openLocation],
    ['quickBuy', 'c2c'],
  ],
  [pathsOf(routes.financial), ['copyTrading', 'lockMining', 'subscription', 'invest', 'nft', 'borrowing', 'otc']],
];

/** The missing area that blocks an address; undefined when it can be opened. */
export function missingArea(products: Products, address: string): ProductArea | undefined {
  const [path = ''] = address.split('?');
  return needs.find(([paths, needed]) => paths.includes(path) && !needed.some((area) => products[area]))?.[1][0];
}

/** Whether an address may be offered. A query behind the path is ignored. */
export const isOffered = (products: Products, address: string): boolean => missingArea(products, address) === undefined;

/** A pair as it may be traded here; undefined when even its price is not offered. */
export function offeredInstrument<T extends Pick<Instrument, 'category' | 'allows'>>(
  products: Products,
  instrument: T,
): T | undefined {
  if (instrument.category === 'forex' && !products.forex) return undefined;
  const { spot, contract, seconds } = instrument.allows;
  const allows = {
    spot: spot && products.spot,
    contract: contract && products.contract,
    seconds: seconds && products.seconds,
  };
  return { ...instrument, allows };
}
