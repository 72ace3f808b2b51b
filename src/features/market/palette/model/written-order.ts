import type { Side } from '../../../../core/domain/market/depth.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { DecimalText } from '../../../../core/money/amount.ts';
import { isPositive } from '../../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';

export interface OrderWords {
  /** In lower case, English ones among them. */
  readonly buy: readonly string[];
  readonly sell: readonly string[];
}

export interface WrittenOrder {
  readonly side: Side;
  /** The pair or its base, as typed. */
  readonly name: string;
  readonly sizeText: string;
  /** The currency of the figure, where one stands beside it. */
  readonly unit: string | undefined;
}

const wordsIn = (text: string): readonly string[] => text.normalize('NFKC').trim().split(/\s+/);
const isFigure = (word: string | undefined): boolean => word !== undefined && /^[-+]?\d/.test(word);

/**
 * `buy btc 100`, `sell 0.1 btc`, `100 usdt btc buy`: a verb, a pair, perhaps a currency, and a figure that can be read in
 * one way, in any sequence. A currency stands behind its figure. Anything else is no order.
 */
export function writtenOrder(text: string, words: OrderWords, languageTag: string): WrittenOrder | undefined {
  const typed = wordsIn(text);
  const verbs = typed.filter((word) => sideOf(word.toLowerCase(), words) !== undefined);
  const side = sideOf(verbs[0]?.toLowerCase(), words);
  if (side === undefined || verbs.length > 1) return undefined;
  const rest = typed.filter((word) => word !== verbs[0]);
  const from = rest.findIndex(isFigure);
  const length = rest.slice(from).findIndex((word) => !isFigure(word));
  const to = length === -1 ? rest.length : from + length;
  const sizeText = from === -1 ? '' : rest.slice(from, to).join(' ');
  const size = parseDecimalInput<DecimalText>(sizeText, languageTag);
  if (size.kind !== 'number' || !isPositive(size.value)) return undefined;
  const names = [...rest.slice(0, from), ...rest.slice(to)];
  // The verb between them tells a figure from the name after it: `100 buy btc`.
  const after = typed[typed.indexOf(rest[to - 1] ?? '') + 1];
  const unit = names.includes(after ?? '') ? after : undefined;
  const pair = names.filter((_, index) => unit === undefined || names.length === 1 || index !== names.indexOf(unit));
  return pair.length === 0 || names.length > 2 ? undefined : { side, name: pair.join('/'), sizeText, unit };
}

/** `close btc`, `cancel orders`: what is to be found where it can be done, by a verb and perhaps a name. */
export function writtenWish(text: string, verbs: readonly string[]): { readonly name: string } | undefined {
  const typed = wordsIn(text.toLowerCase());
  const rest = typed.filter((word) => !verbs.includes(word));
  return rest.length === typed.length || rest.length > 1 ? undefined : { name: rest[0] ?? '' };
}

/** So many letters begin a word; signs that are words of one or two say as much with two. */
const fewestLetters = 4;
const fewestSigns = 2;

const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether one of the words is meant, which may still be being typed: `posi`, `ordenes` for `órdenes`. */
export function isMeant(text: string, words: readonly string[]): boolean {
  const typed = plainly(text.trim());
  const { length } = text.trim();
  const fewest = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(typed) ? fewestLetters : fewestSigns;
  return words.map(plainly).some((word) => word === typed || (length >= fewest && word.startsWith(typed)));
}

/** Whether the figure counts the base or the quote of a pair; undefined for another currency. */
export function unitOf(
  { side, unit }: Pick<WrittenOrder, 'side' | 'unit'>,
  { symbol, base, quote }: Pick<QuotedInstrument['instrument'], 'symbol' | 'base' | 'quote'>,
): 'base' | 'quote' | undefined {
  const usual = side === 'buy' ? 'quote' : 'base';
  const named = unit?.toLowerCase();
  if (named === undefined) return usual;
  if (named === quote.name.toLowerCase()) return 'quote';
  const isBase = [base.name, symbol, symbol.replace('/', '')].some((name) => name.toLowerCase() === named);
  return isBase ? 'base' : undefined;
}

function sideOf(verb: string | undefined, { buy, sell }: OrderWords): Side | undefined {
  if (verb === undefined) return undefined;
  if (buy.includes(verb)) return 'buy';
  return sell.includes(verb) ? 'sell' : undefined;
}

/** The pair that is meant: its symbol, or the first pair of that base. Only what the product trades counts. */
export function pairOf(
  name: string,
  rows: readonly QuotedInstrument[],
  product: 'spot' | 'contracts' = 'spot',
): QuotedInstrument | undefined {
  const wanted = name.toLowerCase();
  const tradable = rows.filter(({ instrument }) => instrument.allows[product]);
  return (
    tradable.find(({ instrument }) =>
      [instrument.symbol, instrument.symbol.replace('/', '')].some((symbol) => symbol.toLowerCase() === wanted),
    ) ?? tradable.find(({ instrument }) => instrument.base.name.toLowerCase() === wanted)
  );
}
