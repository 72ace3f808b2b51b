import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import { price, quantity, rate, type Price, type Quantity, type Rate } from '../../../../../core/money/amount.ts';
import { findCurrency, type SeedCurrency } from '../../ledger/currencies.ts';
import type { InstrumentSpec } from '../../kernel/domain/market.ts';

export interface LotBounds {
  readonly min: number;
  readonly max: number;
}

/** What an instrument costs to hold in a contract, and how it moves when nothing real is known about it. */
export interface ListedInstrument extends InstrumentSpec {
  /** Price level at the epoch, in the quote currency. */
  readonly referencePrice: Price;
  /** Base amount of one contract lot (`lever_share_num`). */
  readonly contractLot: Quantity;
  /** Percent of the position's value, once at opening. */
  readonly contractFee: Rate;
  /** Percent of the position's value, each night. */
  readonly overnight: Rate;
  /** Price amount added to the market price of a contract; zero, so that every reading of the field agrees. */
  readonly spread: Price;
  readonly leverageSteps: readonly number[];
  /** Fewest and most contract lots of one order; a most of 0 is no bound. */
  readonly contractLots: LotBounds;
  /** Standard deviation of one-minute returns in an average minute, in basis points. */
  readonly minuteSigma: number;
  /** Turnover of an average day in millions of the quote currency. */
  readonly dailyTurnover: number;
}

type Row = readonly [
  base: string,
  priceStep: string,
  quantityStep: string,
  lot: string,
  minuteSigma: number,
  dailyTurnover: number,
];

const cryptoRows: readonly Row[] = [
  ['BTC', '0.1', '0.00001', '0.01', 9, 1800],
  ['ETH', '0.01', '0.0001', '0.1', 10, 1100],
  ['LTC', '0.01', '0.001', '1', 11, 90],
  ['XRP', '0.00001', '0.1', '100', 11, 260],
  ['BCH', '0.01', '0.001', '0.1', 12, 60],
  ['SOL', '0.01', '0.001', '1', 12, 520],
  ['DOGE', '0.00001', '1', '1000', 13, 210],
  ['ADA', '0.00001', '0.1', '100', 12, 95],
  ['TRX', '0.00001', '1', '1000', 8, 80],
  ['DOT', '0.0001', '0.01', '10', 12, 45],
  ['LINK', '0.001', '0.01', '10', 12, 75],
  ['AVAX', '0.001', '0.01', '1', 13, 70],
  ['UNI', '0.0001', '0.01', '10', 13, 34],
  ['ATOM', '0.0001', '0.01', '10', 12, 26],
  ['XLM', '0.00001', '1', '1000', 11, 22],
  ['ETC', '0.001', '0.01', '1', 12, 30],
  ['FIL', '0.0001', '0.01', '10', 13, 28],
  ['NEAR', '0.0001', '0.01', '10', 14, 40],
  ['APT', '0.0001', '0.01', '10', 14, 36],
  ['ARB', '0.00001', '0.1', '100', 14, 33],
  ['OP', '0.0001', '0.1', '100', 14, 31],
  ['SUI', '0.0001', '0.1', '100', 15, 58],
  ['AAVE', '0.001', '0.001', '1', 14, 29],
  ['ALGO', '0.00001', '1', '1000', 12, 12],
  ['XTZ', '0.00001', '0.1', '100', 11, 8],
  ['EOS', '0.00001', '0.1', '100', 11, 14],
  ['ICP', '0.0001', '0.01', '10', 14, 18],
  ['VET', '0.000001', '1', '10000', 12, 9],
  ['HBAR', '0.000001', '1', '10000', 12, 16],
  ['TON', '0.0001', '0.01', '10', 11, 42],
];

const forexRows: readonly Row[] = [
  ['EUR', '0.00001', '1', '1000', 1.73, 5200],
  ['GBP', '0.00001', '1', '1000', 1.75, 2600],
  ['AUD', '0.00001', '1', '1000', 2.1, 1400],
  ['NZD', '0.00001', '1', '1000', 2.2, 620],
  ['CAD', '0.00001', '1', '1000', 1.45, 980],
  ['CHF', '0.00001', '1', '1000', 1.6, 870],
  ['JPY', '0.0000001', '1', '100000', 1.8, 2900],
  ['CNH', '0.000001', '1', '10000', 0.9, 340],
  ['HKD', '0.0000001', '1', '10000', 0.3, 180],
  ['SGD', '0.00001', '1', '1000', 1.1, 260],
  ['TRY', '0.0000001', '1', '100000', 2.6, 90],
  ['MXN', '0.0000001', '1', '10000', 2.5, 310],
];

const stockRows: readonly Row[] = [
  ['AAPL', '0.01', '0.01', '1', 7, 900],
  ['MSFT', '0.01', '0.01', '1', 6.5, 780],
  ['GOOGL', '0.01', '0.01', '1', 7.5, 450],
  ['AMZN', '0.01', '0.01', '1', 8, 620],
  ['TSLA', '0.01', '0.01', '1', 15, 1500],
  ['NVDA', '0.01', '0.01', '1', 13, 2400],
  ['META', '0.01', '0.01', '1', 9, 540],
  ['NFLX', '0.01', '0.01', '1', 9, 210],
  ['KO', '0.01', '0.01', '10', 4.5, 95],
  ['DIS', '0.01', '0.01', '10', 7, 110],
];

const futuresRows: readonly Row[] = [
  ['SPX', '0.1', '0.001', '0.1', 3.2, 3100],
  ['XAU', '0.01', '0.001', '1', 3.35, 1500],
  ['XAG', '0.001', '0.01', '10', 5.6, 320],
  ['WTI', '0.001', '0.01', '10', 6, 760],
  ['NG', '0.0001', '0.1', '100', 9, 190],
  ['HG', '0.0001', '0.1', '100', 4.6, 140],
];

interface Terms {
  readonly quote: string;
  readonly fee: string;
  readonly overnight: string;
  readonly leverageSteps: readonly number[];
  readonly contractLotsMax: number;
  readonly allowsSpot: boolean;
  readonly allowsOptions: boolean;
}

/**
 * Coins are quoted in USDT (id 3 by convention of the protocol), everything else in dollars, a separate quote group.
 */
const terms: Readonly<Record<MarketCategory, Terms>> = {
  crypto: {
    quote: 'USDT',
    fee: '0.05',
    overnight: '0.03',
    leverageSteps: [5, 10, 20, 50, 100],
    contractLotsMax: 0,
    allowsSpot: true,
    allowsOptions: true,
  },
  forex: {
    quote: 'USD',
    fee: '0.004',
    overnight: '0.008',
    leverageSteps: [20, 50, 100, 200],
    contractLotsMax: 10_000,
    allowsSpot: false,
    allowsOptions: true,
  },
  stock: {
    quote: 'USD',
    fee: '0.05',
    overnight: '0.02',
    leverageSteps: [2, 5, 10, 20],
    contractLotsMax: 5000,
    allowsSpot: false,
    allowsOptions: false,
  },
  futures: {
    quote: 'USD',
    fee: '0.02',
    overnight: '0.012',
    leverageSteps: [5, 10, 20, 50],
    contractLotsMax: 2000,
    allowsSpot: false,
    allowsOptions: false,
  },
};

/** The source line of an instrument without shipped history; a replayed one carries the line of its series instead. */
export const generatedSource =
  'generated: a seeded path with the measured volatility, clustering and tails of its market class; not a real market';

function currency(name: string): SeedCurrency {
  const found = findCurrency(name);
  if (found === undefined) throw new RangeError(`no currency ${name}`);
  return found;
}

function toInstrument(category: MarketCategory, row: Row): ListedInstrument {
  const [baseName, priceStep, quantityStep, lot, minuteSigma, dailyTurnover] = row;
  const term = terms[category];
  const base = currency(baseName);
  const quote = currency(term.quote);
  return {
    // Never equal to a currency id, so that mixing the two up shows at once.
    id: 1000 + base.id,
    symbol: `${base.name}/${quote.name}`,
    base: base.name,
    quote: quote.name,
    baseId: base.id,
    quoteId: quote.id,
    category,
    names: base.names,
    priceStep: price(priceStep),
    quantityStep: quantity(quantityStep),
    allowsSpot: term.allowsSpot,
    allowsContract: true,
    allowsOptions: term.allowsOptions,
    source: generatedSource,
    referencePrice: base.referencePrice,
    contractLot: quantity(lot),
    contractFee: rate(term.fee),
    overnight: rate(term.overnight),
    spread: price('0'),
    leverageSteps: term.leverageSteps,
    contractLots: { min: 1, max: term.contractLotsMax },
    minuteSigma,
    dailyTurnover,
  };
}

/** In the operator's order: coins, currencies, shares, futures. */
export const listedInstruments: readonly ListedInstrument[] = [
  ...cryptoRows.map((row) => toInstrument('crypto', row)),
  ...forexRows.map((row) => toInstrument('forex', row)),
  ...stockRows.map((row) => toInstrument('stock', row)),
  ...futuresRows.map((row) => toInstrument('futures', row)),
];

const bySymbol = new Map(listedInstruments.map((instrument) => [instrument.symbol, instrument]));

export const findListed = (symbol: string): ListedInstrument | undefined => bySymbol.get(symbol);
