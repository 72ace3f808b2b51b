import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import type { TradingKey } from './trading-key.ts';

/** The money of a product lies in the account of the same name; `product.<id>` is its name in the dictionary of this feature. */
export const productIds = ['spot', 'contracts', 'options'] as const;
export type ProductId = (typeof productIds)[number];

/** What differs between products, as data: parts and screens read it and know no product by name. */
export interface ProductDescriptor {
  /** Key of what has to be known about its risk. */
  readonly riskKey: TradingKey;
  /** The same in one short sentence. */
  readonly riskLineKey: TradingKey;
  /** What is open runs on with leverage or against the clock: its records name the risk as well. */
  readonly runsOn: boolean;
  /** Categories in which this version can trade it. */
  readonly tradableIn: readonly MarketCategory[];
}

export const products: Readonly<Record<ProductId, ProductDescriptor>> = {
  spot: {
    riskKey: 'risk.crypto',
    riskLineKey: 'risk.cryptoLine',
    runsOn: false,
    tradableIn: ['crypto'],
  },
  contracts: {
    riskKey: 'risk.contracts',
    riskLineKey: 'risk.contractsLine',
    runsOn: true,
    tradableIn: ['crypto', 'forex', 'stock', 'futures'],
  },
  options: {
    riskKey: 'risk.options',
    riskLineKey: 'risk.optionsLine',
    runsOn: true,
    tradableIn: ['crypto', 'forex'],
  },
};

export const canTrade = (product: ProductDescriptor, category: MarketCategory): boolean =>
  product.tradableIn.includes(category);

/** The pair a category opens with before anything was chosen. */
export const defaultSymbols: Readonly<Record<MarketCategory, string | undefined>> = {
  crypto: 'BTC/USDT',
  forex: 'EUR/USD',
  stock: undefined,
  futures: undefined,
};

/** The note on prices for a category without trading. */
export const riskOfPrices: Readonly<Record<MarketCategory, TradingKey>> = {
  crypto: 'risk.crypto',
  forex: 'risk.markets',
  stock: 'risk.markets',
  futures: 'risk.markets',
};
