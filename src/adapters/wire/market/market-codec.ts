import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { Candle } from '../../../core/domain/market/candle.ts';
import type {
  ContractConditions,
  Currency,
  Instrument,
  InstrumentList,
  MarketCategory,
  Quote,
  QuotedInstrument,
} from '../../../core/domain/market/instrument.ts';
import type { Price, Quantity, Rate } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { CandleQuery } from '../../../core/ports/market-port.ts';
import type { CandleRow, CurrencyLists, CurrencyRow, PairRow, QuoteCurrency } from '../calls/api.gen.ts';
import { objectAt, rowsAt, textAt, unexpected, type ObjectReader } from '../calls/decode.ts';
import { isWireObject, keysOf } from '../http/wire-json.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import type { QueryFields } from '../calls/request-fields.ts';
import { readRows } from '../calls/wire-page.ts';

const categories: readonly MarketCategory[] = ['crypto', 'forex', 'stock', 'futures'];

function readCurrency(value: WireValue, path: string, fileAddress: FileAddress): Currency {
  const row = objectAt<CurrencyRow>(value, path);
  return {
    id: row.id('id'),
    name: row.text('name'),
    logo: imageAddress(row.optionalText('logo'), fileAddress),
    chain: row.optionalText('type') ?? '',
    referencePrice: row.optionalDecimal<Price>('price'),
    canQuote: row.optionalFlag('is_legal') ?? false,
  };
}

export const readCurrencies = (value: WireValue, fileAddress: FileAddress): Rows<Currency> =>
  objectAt<CurrencyLists>(value, 'message').rows('currency', (row, path) => readCurrency(row, path, fileAddress));

export const symbolOf = (base: string, quote: string): string => `${base}/${quote}`.toUpperCase();

/** For servers that send `is_class` instead of a kind: the kind by the source of the prices. */
const classes: Readonly<Record<string, MarketCategory>> = { 0: 'forex', 3: 'futures', 6: 'stock', 9: 'stock' };

function categoryOf(row: ObjectReader<PairRow>): MarketCategory {
  const word = row.optionalText('market_type');
  const said = categories.find((category) => category === word);
  const source = row.value('is_class') === undefined ? undefined : row.optionalText('market_from');
  // The protocol does not limit the kinds: a pair of an unknown kind counts as crypto.
  return said ?? classes[source ?? ''] ?? 'crypto';
}

const instrumentOf = (row: ObjectReader<PairRow>, fileAddress: FileAddress): Instrument => ({
  id: row.id('id'),
  symbol: symbolOf(row.text('currency_name'), row.text('legal_name')),
  base: { id: row.id('currency_id'), name: row.text('currency_name') },
  quote: { id: row.id('legal_id'), name: row.text('legal_name') },
  category: categoryOf(row),
  logo: imageAddress(row.optionalText('logo'), fileAddress),
  names: row.optionalList('names', textAt) ?? [],
  allows: {
    spot: row.optionalFlag('open_coin_trade') ?? false,
    contracts: row.optionalFlag('open_lever') ?? false,
    options: row.optionalFlag('open_microtrade') ?? false,
  },
  priceStep: row.optionalDecimal<Price>('price_step'),
  quantityStep: row.optionalDecimal<Quantity>('quantity_step'),
  isOpen: row.optionalFlag('is_open'),
  source: row.optionalText('source'),
  contract: contractConditions(row),
});

function contractConditions(row: ObjectReader<PairRow>): ContractConditions | undefined {
  const lotSize = row.optionalDecimal<Quantity>('lever_share_num');
  if (lotSize === undefined || !isPositive(lotSize)) return undefined;
  const lotsMax = row.optionalDecimal<Quantity>('lever_max_share');
  return {
    lotSize,
    lotsMin: row.optionalDecimal<Quantity>('lever_min_share'),
    // Zero on the wire means no bound.
    lotsMax: lotsMax === undefined || isPositive(lotsMax) ? lotsMax : undefined,
    feePercent: row.optionalDecimal<Rate>('lever_trade_fee'),
    overnightPercent: row.optionalDecimal<Rate>('overnight'),
    spread: row.optionalDecimal<Price>('spread'),
  };
}

/** Zero on the wire means that the figure of the day is unknown. */
const dayPrice = (price: Price | undefined): Price | undefined =>
  price !== undefined && isPositive(price) ? price : undefined;

interface DayRangeFields {
  readonly original_open?: unknown;
  readonly original_high?: unknown;
  readonly original_low?: unknown;
}

/** One server sends the range of 24 hours under these names, in its list and beside the day's candle. */
export function dayRangeAt(value: WireValue, path: string): Pick<Quote, 'open' | 'high' | 'low'> {
  const row = objectAt<DayRangeFields>(value, path);
  return {
    open: dayPrice(row.optionalDecimal<Price>('original_open')),
    high: dayPrice(row.optionalDecimal<Price>('original_high')),
    low: dayPrice(row.optionalDecimal<Price>('original_low')),
  };
}

type DayRange = ReturnType<typeof dayRangeAt>;

const quoteOf = (row: ObjectReader<PairRow>, range: DayRange, own: Pick<Quote, 'symbol' | 'receivedAt'>): Quote => ({
  ...own,
  price: row.optionalDecimal<Price>('now_price'),
  change: row.optionalDecimal<Rate>('change'),
  volume: row.optionalDecimal<Quantity>('volume'),
  // If the list has no range of the day, the first event brings it; a closed market sends none.
  open: row.optionalDecimal<Price>('day_open') ?? range.open,
  high: row.optionalDecimal<Price>('day_high') ?? range.high,
  low: row.optionalDecimal<Price>('day_low') ?? range.low,
});

interface InstrumentContext {
  readonly fileAddress: FileAddress;
  readonly receivedAt: number;
}

interface RankedPair {
  readonly rank: number;
  /** Undefined for a hidden pair; its rank still shows whether the server has sorted. */
  readonly shown: QuotedInstrument | undefined;
}

/** In the server's order. If the ranks fall, the list is sorted already. */
function inOrder(pairs: readonly RankedPair[]): readonly QuotedInstrument[] {
  const ranked = pairs.toSorted((left, right) => left.rank - right.rank);
  const isFalling = pairs.every(({ rank }, index) => rank <= (pairs[index - 1]?.rank ?? rank));
  return (isFalling ? pairs : ranked).flatMap(({ shown }) => shown ?? []);
}

function readPair(value: WireValue, path: string, context: InstrumentContext): RankedPair {
  const row = objectAt<PairRow>(value, path);
  const rank = row.optionalInteger('sort') ?? 0;
  if (row.optionalFlag('is_display') === false) return { rank, shown: undefined };
  const instrument = instrumentOf(row, context.fileAddress);
  const own = { symbol: instrument.symbol, receivedAt: context.receivedAt };
  return { rank, shown: { instrument, quote: quoteOf(row, dayRangeAt(value, path), own) } };
}

/**
 * An unreadable pair costs only that pair, and an unreadable quote currency only its own pairs: operators may fill them in
 * wrongly.
 */
export function readInstruments(value: WireValue, context: InstrumentContext): InstrumentList {
  const markets = readRows(value, 'message', (market, path) => {
    const row = objectAt<QuoteCurrency>(market, path);
    const pairs = row.rows('quotation', (pair, pairPath) => readPair(pair, pairPath, context));
    return { rank: row.optionalInteger('sort') ?? 0, pairs: lackingAs(inOrder(pairs), pairs) };
  });
  const { unreadable } = lackingAs([], markets, ...markets.map(({ pairs }) => pairs));
  const rows = markets.toSorted((left, right) => left.rank - right.rank).flatMap(({ pairs }) => pairs);
  if (rows.length === 0 && unreadable?.[0] !== undefined) throw unexpected(unreadable[0].path, 'a pair');
  return { rows, unreadable };
}

/** What the first pair of the list has, for telling families of servers apart. */
export function firstPairKeys(value: WireValue): readonly string[] {
  const markets = Array.isArray(value) ? value.filter(isWireObject) : [];
  const [first] = markets.flatMap((market) => market['quotation'] ?? []);
  return keysOf(first);
}

export const candlesFields = ({ symbol, period, from, to }: CandleQuery): QueryFields<'candles'> => ({
  symbol,
  period,
  from: String(Math.floor(from / 1000)),
  to: String(Math.floor(to / 1000)),
});

function readCandle(value: WireValue, path: string): Candle {
  const row = objectAt<CandleRow>(value, path);
  return {
    time: row.optionalInteger('time') ?? row.integer('id') * 1000,
    open: row.decimal<Price>('open'),
    high: row.decimal<Price>('high'),
    low: row.decimal<Price>('low'),
    close: row.decimal<Price>('close'),
    // Servers may put the turnover into `volume`, never into `amount`.
    volume: row.optionalDecimal<Quantity>('amount') ?? row.optionalDecimal<Quantity>('volume'),
  };
}

/** Servers that pass a feed on ignore the window and may repeat a bar: of equal times the last one counts. */
export function readCandles(value: WireValue, { from, to }: CandleQuery): Rows<Candle> {
  if (value === null) return [];
  const rows = rowsAt(value, 'data', readCandle);
  const byTime = new Map(rows.map((candle) => [candle.time, candle]));
  const candles = [...byTime.values()].filter(({ time }) => time >= from && time <= to);
  return lackingAs(
    candles.toSorted((left, right) => left.time - right.time),
    rows,
  );
}
