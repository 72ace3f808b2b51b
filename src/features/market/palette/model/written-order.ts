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
}

/** `buy btc 100`: a verb, a pair and a figure that can be read in one way. Anything else is no order. */
export function writtenOrder(text: string, words: OrderWords, languageTag: string): WrittenOrder | undefined {
  const [verb, name, ...rest] = text.normalize('NFKC').trim().split(/\s+/);
  const sizeText = rest.join(' ');
  const side = sideOf(verb?.toLowerCase(), words);
  if (side === undefined || name === undefined) return undefined;
  const size = parseDecimalInput<DecimalText>(sizeText, languageTag);
  return size.kind === 'number' && isPositive(size.value) ? { side, name, sizeText } : undefined;
}

function sideOf(verb: string | undefined, { buy, sell }: OrderWords): Side | undefined {
  if (verb === undefined) return undefined;
  if (buy.includes(verb)) return 'buy';
  return sell.includes(verb) ? 'sell' : undefined;
}

/** The pair that is meant: its symbol, or the first pair of that base. Only what can be bought and sold at once counts. */
export function pairOf(name: string, rows: readonly QuotedInstrument[]): QuotedInstrument | undefined {
  const wanted = name.toLowerCase();
  const tradable = rows.filter(({ instrument }) => instrument.allows.spot);
  return (
    tradable.find(({ instrument }) =>
      [instrument.symbol, instrument.symbol.replace('/', '')].some((symbol) => symbol.toLowerCase() === wanted),
    ) ?? tradable.find(({ instrument }) => instrument.base.name.toLowerCase() === wanted)
  );
}
