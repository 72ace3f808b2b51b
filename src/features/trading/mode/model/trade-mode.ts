import type { AccountId } from '../../../../core/account/account-scope.ts';
import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import type { Instrument, MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';
import { canTrade, productIds, products, type ProductId } from './products.ts';

export const tradeViews = ['ticket', 'chart'] as const;
export type TradeView = (typeof tradeViews)[number];

/** What a route of this feature is about. Screens pass it on and never ask which one it is. */
export interface TradeMode {
  readonly account: AccountId;
  readonly category: MarketCategory;
  readonly product: ProductId;
  /** Where a pair of this mode is traded, and where its orders are. */
  readonly tradeRoute: RoutePath;
  readonly ordersRoute: RoutePath;
  /** Its pairs are traded on a screen of several products, whose address must name this one. */
  readonly isOnHub: boolean;
}

/** The products of one account and category. What is absent cannot be traded there. */
export type TradeModes = Readonly<Partial<Record<ProductId, TradeMode>>>;

const { transaction, moni, forex } = routes;

export const liveSpot: TradeMode = {
  account: 'live',
  category: 'crypto',
  product: 'spot',
  tradeRoute: transaction.currency,
  ordersRoute: transaction.currencyOrder,
  isOnHub: false,
};

export const simulatedSpot: TradeMode = {
  ...liveSpot,
  account: 'moni',
  tradeRoute: moni.currency,
  ordersRoute: moni.currencyOrder,
};

export const liveContract: TradeMode = {
  account: 'live',
  category: 'crypto',
  product: 'contracts',
  tradeRoute: transaction.contract,
  ordersRoute: transaction.contractOrder,
  isOnHub: false,
};

export const simulatedContract: TradeMode = {
  ...liveContract,
  account: 'moni',
  tradeRoute: moni.contract,
  ordersRoute: moni.contractOrder,
};

/**
 * The spot side of forex, stocks and futures. This version trades no spot there, so it is none of their modes: its page
 * shows the prices and the ways that there are, its orders are those of the account.
 */
export const forexSpot: TradeMode = {
  ...liveSpot,
  category: 'forex',
  tradeRoute: forex.currency,
  ordersRoute: forex.currencyOrder,
};

/** Forex, stocks and futures. */
export const forexContract: TradeMode = {
  ...liveContract,
  category: 'forex',
  tradeRoute: forex.contract,
  ordersRoute: forex.contractOrder,
};

/** Timed options have no separate page of a pair. */
export const liveOptions: TradeMode = {
  account: 'live',
  category: 'crypto',
  product: 'options',
  tradeRoute: transaction.index,
  ordersRoute: transaction.optionOrder,
  isOnHub: true,
};

export const simulatedOptions: TradeMode = {
  ...liveOptions,
  account: 'moni',
  tradeRoute: moni.index,
  ordersRoute: moni.optionOrder,
};

export const forexTimed: TradeMode = {
  ...liveOptions,
  category: 'forex',
  tradeRoute: forex.index,
  ordersRoute: forex.optionOrder,
};

export const liveModes: TradeModes = { spot: liveSpot, contracts: liveContract, options: liveOptions };
export const simulatedModes: TradeModes = {
  spot: simulatedSpot,
  contracts: simulatedContract,
  options: simulatedOptions,
};
export const forexModes: TradeModes = { contracts: forexContract, options: forexTimed };

const modesOf: Readonly<Record<AccountId, Readonly<Record<MarketCategory, TradeModes>>>> = {
  live: { crypto: liveModes, forex: forexModes, stock: forexModes, futures: forexModes },
  moni: { crypto: simulatedModes, forex: simulatedModes, stock: simulatedModes, futures: simulatedModes },
};

/** How a pair can be traded in an account, as far as pair and site allow it. */
export const modesFor = (
  account: AccountId,
  { category, allows }: Pick<Instrument, 'category' | 'allows'>,
): TradeModes =>
  Object.fromEntries(
    productIds.flatMap((id) => {
      const mode = modesOf[account][category][id];
      return mode !== undefined && allows[id] && canTrade(products[id], category) ? [[id, mode]] : [];
    }),
  );

export const tradePath = (mode: TradeMode, symbol: string | undefined, view?: TradeView): string =>
  pathWith(mode.tradeRoute, {
    product: mode.isOnHub ? givenProduct[mode.product] : undefined,
    symbol,
    view: view === 'chart' ? view : undefined,
  });

export const ordersPath = (mode: TradeMode, symbol: string): string => pathWith(mode.ordersRoute, { symbol });
