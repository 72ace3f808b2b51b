import type { DualKind } from '../../../../../core/domain/finance/dual-investment.ts';
import { decimal, rate, type Price, type Rate } from '../../../../../core/money/amount.ts';
import { fromSteps, multiply, roundTo } from '../../../../../core/money/fixed-point.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { settlementTime } from '../options/option-rules.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** The number of weeks that a product is listed after its first day. */
const listedWeeks = 5;
/** Shares of a product, and the most that one person may have. */
export const totalShares = 500;
export const sharesOfOne = 20;

interface Series {
  readonly coin: string;
  readonly currencyId: number;
  readonly kind: DualKind;
  readonly days: number;
  readonly yearlyPercent: Rate;
  /** Of the price on the first day. */
  readonly share: Rate;
  /** The step of the reference price. */
  readonly step: Price;
}

type Row = readonly [coin: string, currencyId: number, kind: DualKind, days: number, percent: string, share: string];

const rows: readonly Row[] = [
  ['BTC', 1, 'call', 7, '12.5', '1.03'],
  ['BTC', 1, 'put', 7, '10', '0.97'],
  ['BTC', 1, 'call', 28, '18', '1.06'],
  ['BTC', 1, 'put', 28, '15', '0.94'],
  ['ETH', 2, 'call', 7, '14', '1.04'],
  ['ETH', 2, 'put', 7, '11.5', '0.96'],
];
const steps: Readonly<Record<string, Price>> = { BTC: decimal<Price>('100'), ETH: decimal<Price>('10') };

const series: readonly Series[] = rows.map(([coin, currencyId, kind, days, percent, share]) => ({
  coin,
  currencyId,
  kind,
  days,
  yearlyPercent: rate(percent),
  share: rate(share),
  step: steps[coin] ?? decimal<Price>('1'),
}));

export interface IssuedDual extends Series {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly referencePrice: Price;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Shares that others than the persons of this world have bought. */
  readonly soldBefore: number;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `DDMMMYY`, as names of products carry it. */
function shortDate(at: number): string {
  const date = new Date(at);
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${day}${months[date.getUTCMonth()] ?? ''}${String(date.getUTCFullYear() % 100).padStart(2, '0')}`;
}

/** USDT for one unit of the coin. */
export function priceOf(market: Market, symbol: string, at: number): Price {
  const instrument = market.find(symbol);
  if (instrument === undefined) throw new RangeError(`no instrument ${symbol}`);
  return fromSteps(market.lastPrice(symbol, at), instrument.priceStep);
}

/** The price that decides a product; undefined before its maturity, and without a market at that moment. */
export function settlementPriceOf(
  market: Market,
  { symbol, endsAt }: Pick<IssuedDual, 'symbol' | 'endsAt'>,
  at: number,
): Price | undefined {
  const decidedAt = settlementTime(endsAt, market.tickMs);
  return at >= decidedAt && market.isOpen(symbol, decidedAt) ? priceOf(market, symbol, decidedAt) : undefined;
}

const toStep = (value: Price, step: Price): Price => {
  const places = step.length - 1;
  const [whole = '0'] = roundTo(value, 0).split('.');
  const head = whole.slice(0, Math.max(0, whole.length - places));
  return head === '' ? step : decimal<Price>(`${head}${'0'.repeat(places)}`);
};

/** References of a market never change once their day has come. */
const known = new WeakMap<Market, Map<number, IssuedDual>>();

function issued(market: Market, week: number, slot: number): IssuedDual | undefined {
  const one = series[slot];
  if (one === undefined) return undefined;
  const id = week * 10 + slot;
  const products = known.get(market) ?? new Map<number, IssuedDual>();
  known.set(market, products);
  const found = products.get(id);
  if (found !== undefined) return found;
  const startsAt = week * weekMs;
  const endsAt = startsAt + one.days * dayMs;
  const symbol = `${one.coin}/USDT`;
  const referencePrice = toStep(multiply(priceOf(market, symbol, startsAt), one.share), one.step);
  const letter = one.kind === 'call' ? 'C' : 'P';
  const name = `${one.coin}-${shortDate(endsAt)}-${referencePrice}-${letter}`;
  const product = { ...one, id, name, symbol, referencePrice, startsAt, endsAt, soldBefore: 40 + ((id * 37) % 220) };
  products.set(id, product);
  return product;
}

/** Newest first: those of the last weeks. */
export function listedDual(market: Market, at: number): readonly IssuedDual[] {
  const week = Math.floor(at / weekMs);
  return Array.from({ length: listedWeeks }, (_, back) =>
    series.flatMap((_one, slot) => issued(market, week - back, slot) ?? []),
  ).flat();
}

/** Undefined for an id that was never issued, or not yet. */
export function findDual(market: Market, id: number, at: number): IssuedDual | undefined {
  const week = Math.floor(id / 10);
  const newest = Math.floor(at / weekMs);
  return week <= newest && week > newest - listedWeeks ? issued(market, week, id % 10) : undefined;
}

/** The maturity is a day after today. */
export const isOpenDual = ({ endsAt }: Pick<IssuedDual, 'endsAt'>, at: number): boolean =>
  Math.floor(endsAt / dayMs) > Math.floor(at / dayMs);

/** From now to the maturity, of which any part of a day is one. */
export const daysUntil = (endsAt: number, at: number): number => Math.ceil((endsAt - at) / dayMs);
