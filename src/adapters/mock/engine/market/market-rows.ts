import { findCurrency, type SeedCurrency } from '../ledger/currencies.ts';
import type { Json } from '../kernel/basics/engine-types.ts';
import { decimalColumn, timestamp } from '../kernel/basics/wire-format.ts';
import { findListed } from './facts/instruments.ts';
import type { InstrumentSpec, Market, MarketCandle } from '../kernel/domain/market.ts';
import { changeText, scaleOf, stepsNumber, stepsText, type StepScale } from './step-scale.ts';

type JsonRow = { readonly [key: string]: Json };

const flag = (value: boolean): number => (value ? 1 : 0);
/** Quotation columns have five decimals; finer steps are written in full. */
export const quotationPlaces = 5;
/** The zones of the wire, which are not our categories: everything is in the main one. */
const mainZone = 1;
const ownExchange = 1;

/** Quote currencies with their pairs, in the operator's order. */
export function quotationRows(market: Market, at: number): readonly JsonRow[] {
  const quotes = new Set(market.instruments.map((instrument) => instrument.quote));
  return [...quotes].map((quote) => ({
    ...quoteRow(quote),
    quotation: market.instruments
      .filter((instrument) => instrument.quote === quote)
      .map((instrument, position) => pairRow(market, instrument, { at, sort: position + 1 })),
  }));
}

function quoteRow(name: string): JsonRow {
  const currency: SeedCurrency | undefined = findCurrency(name);
  if (currency === undefined) throw new RangeError(`no currency ${name}`);
  return {
    id: currency.id,
    name,
    logo: '',
    type: currency.chain,
    sort: currency.id,
    is_display: 1,
    is_legal: flag(currency.isLegal),
    is_lever: flag(currency.isContractFund),
    is_match: flag(currency.isMatch),
    is_micro: flag(currency.isStake),
    price: decimalColumn(currency.referencePrice),
  };
}

function pairRow(market: Market, instrument: InstrumentSpec, { at, sort }: { at: number; sort: number }): JsonRow {
  const figures = market.dayFigures(instrument.symbol, at);
  const isOpen = market.isOpen(instrument.symbol, at);
  return {
    id: instrument.id,
    currency_id: instrument.baseId,
    currency_name: instrument.base,
    legal_id: instrument.quoteId,
    legal_name: instrument.quote,
    logo: '',
    now_price: stepsText(figures.close, scaleOf(instrument.priceStep), quotationPlaces),
    volume: stepsText(figures.lots, scaleOf(instrument.quantityStep), quotationPlaces),
    change: changeText(figures.open, figures.close),
    is_display: 1,
    sort,
    create_time: timestamp(Date.UTC(2025, 0, 1)),
    open_transaction: flag(instrument.allowsSpot),
    open_lever: flag(instrument.allowsContract),
    open_microtrade: flag(instrument.allowsOptions),
    open_coin_trade: flag(instrument.allowsSpot),
    coin_trade_success: flag(instrument.allowsSpot),
    ...contractColumns(instrument.symbol),
    market_from: ownExchange,
    category: mainZone,
    is_open: flag(isOpen),
    market_type: instrument.category,
    price_step: instrument.priceStep,
    quantity_step: instrument.quantityStep,
    names: instrument.names,
    source: instrument.source,
    day_open: stepsText(figures.open, scaleOf(instrument.priceStep), 0),
    day_high: stepsText(figures.high, scaleOf(instrument.priceStep), 0),
    day_low: stepsText(figures.low, scaleOf(instrument.priceStep), 0),
  };
}

function contractColumns(symbol: string): JsonRow {
  const listed = findListed(symbol);
  if (listed === undefined) return {};
  return {
    lever_share_num: decimalColumn(listed.contractLot),
    lever_min_share: listed.contractLots.min,
    lever_max_share: listed.contractLots.max,
    lever_trade_fee: decimalColumn(listed.contractFee, 4),
    overnight: decimalColumn(listed.overnight, 4),
    spread: decimalColumn(listed.spread, 4),
  };
}

/** The turnover at the middle of a candle's four prices, to the nearest hundredth of the quote currency. */
function turnover({ open, high, low, close, lots }: MarketCandle, price: StepScale, quantity: StepScale): number {
  const fourfold = BigInt(open + high + low + close) * BigInt(price.multiplier);
  const product = fourfold * BigInt(lots) * BigInt(quantity.multiplier);
  const unit = 4n * BigInt(price.divisor) * BigInt(quantity.divisor);
  const hundredths = (product * 200n + unit) / (unit * 2n);
  return stepsNumber(Number(hundredths), { multiplier: 1, divisor: 100, places: 2 });
}

/** One candle of the candle call; `vol` is the turnover. */
export function candleRow(instrument: InstrumentSpec, candle: MarketCandle): JsonRow {
  const price = scaleOf(instrument.priceStep);
  const quantity = scaleOf(instrument.quantityStep);
  const volume = stepsNumber(candle.lots, quantity);
  return {
    id: candle.time / 1000,
    time: candle.time,
    open: stepsNumber(candle.open, price),
    high: stepsNumber(candle.high, price),
    low: stepsNumber(candle.low, price),
    close: stepsNumber(candle.close, price),
    amount: volume,
    volume,
    vol: turnover(candle, price, quantity),
  };
}
