import type { Instrument } from '../domain/market/instrument.ts';
import { routes } from '../navigation/routes.ts';
import { areaPaths, productAreas, type ProductArea } from './product-areas.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** Undefined is an area of a new server that has not said yet whether it has it. */
export type Products = Readonly<Record<ProductArea, boolean | undefined>>;

/** At least one of them must not be off: a hub is there before its areas are known. */
type AnyOf = readonly [ProductArea, ...ProductArea[]];

/** Addresses that need at least one of several areas. They are checked before the rows of `areaPaths`. */
const shared: readonly (readonly [paths: readonly string[], needed: AnyOf])[] = [
  [
    [routes.transaction.index, routes.transaction.index2, routes.moni.index, routes.forex.index],
    ['spot', 'contracts', 'options'],
  ],
  [
    [routes.chooseLocation, routes.openLocation],
    ['quickBuy', 'c2c'],
  ],
  [[routes.financial.index], ['copyTrading', 'lockMining', 'subscription', 'invest', 'nft', 'borrowing', 'otc']],
];

/** The missing area that blocks an address; undefined when it can be opened. */
export function missingArea(products: Products, address: string): ProductArea | undefined {
  const [path = ''] = address.split('?');
  const isNeeded = (paths: readonly string[]): boolean => paths.includes(path);
  return (
    shared.find(([paths, needed]) => isNeeded(paths) && needed.every((area) => products[area] === false))?.[1][0] ??
    productAreas.find((area) => !products[area] && isNeeded(areaPaths[area]))
  );
}

/**
 * The missing area that leaves an address without a page. Records of orders stand: a person who has one open when its product goes
 * must still be able to close or cancel it.
 */
export const missingPage = (products: Products, path: string): ProductArea | undefined =>
  missingArea(path.endsWith('_order') ? { ...products, spot: true, contracts: true, options: true } : products, path);

/** Whether an address may be offered. A query behind the path is ignored. */
export const isOffered = (products: Products, address: string): boolean => missingArea(products, address) === undefined;

/** A pair as it may be traded here; undefined when even its price is not offered. */
export function offeredInstrument<T extends Pick<Instrument, 'category' | 'allows'>>(
  products: RuntimeConfig['products'],
  instrument: T,
): T | undefined {
  if (instrument.category === 'forex' && !products.forex) return undefined;
  const { spot, contracts, options } = instrument.allows;
  const allows = {
    spot: spot && products.spot,
    contracts: contracts && products.contracts,
    options: options && products.options,
  };
  return { ...instrument, allows };
}
