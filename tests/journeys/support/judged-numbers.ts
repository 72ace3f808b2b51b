import { listedInstruments } from '../../../src/adapters/mock/engine/market/facts/instruments.ts';
import { decimal } from '../../../src/core/money/amount.ts';
import { forDrawing, placesOf } from '../../../src/core/money/fixed-point.ts';
import { shownPlaces } from '../../../src/core/money/shown-places.ts';
import type { ReadNumber } from './read-numbers.ts';

/** What may have more places than the rule says, on purpose. */
interface Exception {
  readonly path: RegExp;
  readonly line: RegExp;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  {
    path: /^\/pages\/(setting\/bill|fund\/assets_record|fund\/assets_all_record|moni\/assets_all_record|fund\/assets\?view=bills)/,
    line: /^[+-]?[\d,.]+([\s\u00a0][A-Z]{3,5})?( practice)?$/,
    why: 'a line of the bills is what was booked, to the last digit: sums of lines must come to the balance',
  },
  {
    path: /^\/pages\/common\/borrowing$/,
    line: /^\d+\.\d+%/,
    why: 'the rate of a loan is part of its terms: 0.045 % a day is not 0.05 %',
  },
];

type Instrument = (typeof listedInstruments)[number];

const codes = [...new Set(listedInstruments.flatMap(({ base, quote }) => [base, quote]))].toSorted(
  (one, other) => other.length - one.length,
);
/** Words of neighbours stand close: “LongAAPL/USDOpened”. */
const codeIn = new RegExp(codes.join('|'), 'g');
const pairIn = new RegExp(`(?:${codes.join('|')})/(?:USDT|USD)`, 'g');

const bySymbol = new Map(listedInstruments.map((one) => [one.symbol, one]));

const namedIn = (words: string): readonly Instrument[] =>
  [...words.matchAll(pairIn)].flatMap(([symbol]) => bySymbol.get(symbol) ?? []);

/** A row of coins names none: its price is that of its coin. */
const ofCoinsIn = (words: string): readonly Instrument[] =>
  [...words.matchAll(codeIn)].flatMap(([code]) => bySymbol.get(`${code}/USDT`) ?? []);

/** The pairs by which it stands: those of its row, else that of the page, else all around. */
function pairsOf({ row, around, writtenAs }: ReadNumber, path: string): readonly Instrument[] {
  const ofCoins = writtenAs === 'price' && namedIn(row.join(' ')).length === 0 ? row.flatMap(ofCoinsIn) : [];
  if (ofCoins.length > 0) return ofCoins;
  const asked = decodeURIComponent(/symbol=([^&]+)/.exec(path)?.[1] ?? '');
  for (const words of [...row, asked, ...around]) {
    const named = namedIn(words);
    if (named.length > 0) return named;
  }
  return [];
}

/** The currencies by which a sum without a code stands. */
function currenciesOf({ row, around }: ReadNumber): readonly string[] {
  for (const words of [...row, ...around]) {
    const named = [...words.matchAll(codeIn)].map(([code]) => code);
    if (named.length > 0) return named;
  }
  return [];
}

/** As large as a price of the pair can be. */
function isLikeAPrice(value: number, { referencePrice }: Instrument): boolean {
  const usual = forDrawing(referencePrice);
  return value > usual / 4 && value < usual * 4;
}

/** Servers keep eight decimals; nothing has more. */
const finest = 8;

const plain = (said: string): ReturnType<typeof decimal> => decimal(said.replaceAll(',', '').replaceAll(/[₀-₉]/g, ''));

interface Judged {
  readonly most: number;
  /** A price has all places of its step, and no fewer. */
  readonly isExact: boolean;
}

function ruleFor(read: ReadNumber, path: string): Judged {
  const value = plain(read.said);
  const size = forDrawing(value);
  const pairs = pairsOf(read, path);
  const pricePlaces = pairs.map(({ priceStep }) => placesOf(priceStep));
  if (read.writtenAs === 'price' && pairs.length > 0)
    return { most: Math.max(...pricePlaces), isExact: new Set(pricePlaces).size === 1 };
  const { unit } = read;
  if (unit === '%' || unit === 'K' || unit === 'M') return { most: 2, isExact: false };
  const quoted = pairs.filter(
    (pair) => isLikeAPrice(size, pair) && (unit === undefined || pair.symbol.endsWith(`/${unit}`)),
  );
  const ofPrice = Math.max(0, ...quoted.map(({ priceStep }) => placesOf(priceStep)));
  if (unit !== undefined && /^[A-Z€£¥₹₺₩$]/.test(unit))
    return { most: Math.max(ofPrice, shownPlaces(value, unit)), isExact: false };
  const ofQuantity = Math.max(0, ...pairs.map(({ quantityStep }) => placesOf(quantityStep)));
  const ofSums = currenciesOf(read).map((code) => shownPlaces(value, code));
  const known = Math.max(ofPrice, ofQuantity, ...ofSums);
  return { most: known === 0 ? finest : known, isExact: false };
}

function placesSaid(said: string): number {
  const [, fraction = ''] = said.split('.');
  const run = /^(\d*)([₀-₉]+)(\d+)$/.exec(fraction);
  if (run === null) return fraction.length;
  const [, , count = '', rest = ''] = run;
  return Array.from(count).reduce((sum, digit) => sum * 10 + '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit), 0) + rest.length;
}

/** What breaks the one rule of rounding, with its screen, its line and its unit. */
export function problemsOfRounding(numbers: readonly ReadNumber[], path: string, where: string): readonly string[] {
  return numbers.flatMap((read) => {
    if (exceptions.some((one) => one.path.test(path) && one.line.test(read.line))) return [];
    const { most, isExact } = ruleFor(read, path);
    const places = placesSaid(read.said);
    const isZero = /^0$/.test(read.said);
    if (places <= most && (!isExact || places === most || isZero)) return [];
    const line = read.line.trim().slice(0, 120);
    return [
      `${where}: ${read.said} ${read.unit ?? ''} (${read.writtenAs}) has ${places} places, not ${most}: “${line}”`,
    ];
  });
}

/** The prices among the texts that a chart has drawn; the others are times and volumes. */
const pricesDrawn = (drawn: readonly string[], pair: Instrument): readonly string[] =>
  drawn.filter((text) => /^\d[\d,]*(\.\d+)?$/.test(text) && isLikeAPrice(forDrawing(plain(text)), pair));

/** What breaks it among the prices that a chart has drawn: each has all places of the pair's step. */
export function problemsOfDrawing(drawn: readonly string[], symbol: string): readonly string[] {
  const pair = bySymbol.get(symbol);
  if (pair === undefined) return [`${symbol} is listed nowhere`];
  const places = placesOf(pair.priceStep);
  const prices = pricesDrawn(drawn, pair);
  if (prices.length < 3) return [`${symbol}: the chart says hardly a price, ${prices.join(', ')}`];
  return prices
    .filter((text) => placesSaid(text) !== places)
    .map((text) => `${symbol}: the chart says ${text}, with ${placesSaid(text)} places, not ${places}`);
}
