import type { Instrument, MarketCategory } from '../../../../core/domain/market/instrument.ts';
import type { TradingKey } from './trading-key.ts';

export const productIds = ['spot', 'contract', 'seconds'] as const;
export type ProductId = (typeof productIds)[number];

/** What differs between products, as data: parts and screens read it and know no product by name. */
export interface ProductDescriptor {
  readonly id: ProductId;
  /** Key of its name in the dictionary of this feature. */
  readonly labelKey: TradingKey;
  /** Keys of the title of its records, and of what has to be known about its risk. */
  readonly ordersTitleKey: TradingKey;
  readonly riskKey: TradingKey;
  /** The same in one short sentence. */
  readonly riskLineKey: TradingKey;
  /** What is open runs on with leverage or against the clock: its records name the risk as well. */
  readonly runsOn: boolean;
  /** Categories in which this version can trade it. */
  readonly tradableIn: readonly MarketCategory[];
  /** Which account its money lies in. */
  readonly wallet: 'spot' | 'contracts' | 'options';
  allows(instrument: Instrument): boolean;
}

export const products: Readonly<Record<ProductId, ProductDescriptor>> = {
  spot: {
    id: 'spot',
    labelKey: 'product.spot',
    ordersTitleKey: 'title.orders',
    riskKey: 'risk.crypto',
    riskLineKey: 'risk.cryptoLine',
    runsOn: false,
    tradableIn: ['crypto'],
    wallet: 'spot',
    allows: (instrument) => instrument.allows.spot,
  },
  contract: {
    id: 'contract',
    labelKey: 'product.contract',
    ordersTitleKey: 'title.contractOrders',
    riskKey: 'risk.contract',
    riskLineKey: 'risk.contractLine',
    runsOn: true,
    tradableIn: ['crypto', 'forex', 'stock', 'futures'],
    wallet: 'contracts',
    allows: (instrument) => instrument.allows.contract,
  },
  seconds: {
    id: 'seconds',
    labelKey: 'product.seconds',
    ordersTitleKey: 'title.optionOrders',
    riskKey: 'risk.seconds',
    riskLineKey: 'risk.secondsLine',
    runsOn: true,
    tradableIn: ['crypto', 'forex'],
    wallet: 'options',
    allows: (instrument) => instrument.allows.seconds,
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
