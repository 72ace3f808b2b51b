import { useMemo } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { unknownText } from '../../../../core/money/format.ts';
import { percentDirectionOf, type Direction } from '../../../../core/ui/money/money-text.tsx';
import { isSameFigure } from '../../fiat/data/fiat-value.ts';
import { useFiat } from '../../fiat/data/fiat.ts';

/** One pair's figures, ready to be written into cells. */
export interface QuoteTexts {
  readonly price: string;
  readonly fiat: string;
  readonly change: string;
  readonly direction: Direction;
  readonly volume: string;
  /** The volume without its word, below a head that says it. */
  readonly traded: string;
  readonly high: string;
  readonly low: string;
  /** The whole row in one sentence, figures in full: made when it is wanted, which is seldom. */
  readonly spoken: () => string;
}

export type WriteQuote = (quote: Quote | undefined) => QuoteTexts;

/** How the person's language writes the quotes of one pair. Stable until language, fiat or the pair change. */
export function useQuoteTexts(instrument: Instrument): WriteQuote {
  // The compiler would let a new translation function, which every render brings, repaint the row.
  'use no memo';
  const t = useText('shared');
  const format = useFormat();
  const { code, valueOf } = useFiat();
  return useMemo(
    () => {
      const { priceStep } = instrument;
      const { name: currency } = instrument.quote;
      const hasFiat = !isSameFigure(currency, code);
      const price = remembered((value: Quote['price']) => format.price(value, priceStep));
      const fiat = remembered((value: Quote['price']) => fiatText(format.fiatPrice(valueOf(value, currency), code)));
      const change = remembered((value: Quote['change']) => format.percent(value, { sign: 'always' }));
      const volumeAround = around(t('row.volume', { volume: hole }));
      const traded = remembered((value: Quote['volume']) => format.volume(value));
      const volume = remembered((value: Quote['volume']) => volumeAround(traded(value)));
      const high = remembered((value: Quote['high']) => format.price(value, priceStep).text);
      const low = remembered((value: Quote['low']) => format.price(value, priceStep).text);
      const spoken = (quote: Quote | undefined): string =>
        quote?.price === undefined
          ? t('row.spoken.unknown', { symbol: instrument.symbol })
          : t(`row.spoken.${percentDirectionOf(quote.change)}`, {
              symbol: instrument.symbol,
              price: price(quote.price).full,
              currency,
              change: change(quote.change),
            });
      return (quote) => ({
        price: price(quote?.price).text,
        fiat: hasFiat ? fiat(quote?.price) : '',
        change: change(quote?.change),
        direction: percentDirectionOf(quote?.change),
        volume: volume(quote?.volume),
        traded: traded(quote?.volume),
        high: high(quote?.high),
        low: low(quote?.low),
        spoken: () => spoken(quote),
      });
    },
    // The translation function is new on every render; the language of `format` says when texts change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [instrument, format, code, valueOf],
  );
}

/** The last answer, again for the same figure: of a pair's seven figures a tick changes two or three. */
function remembered<Figure, Made>(make: (figure: Figure) => Made): (figure: Figure) => Made {
  let last: { readonly figure: Figure; readonly made: Made } | undefined;
  return (figure) => {
    if (last === undefined || last.figure !== figure) last = { figure, made: make(figure) };
    return last.made;
  };
}

/** A placeholder for the changing figure, so that the sentence is looked up once. */
const hole = '\u0000';

function around(sentence: string): (figure: string) => string {
  const [before = '', after = ''] = sentence.split(hole);
  return (figure) => before + figure + after;
}

const fiatText = (text: string): string => (text === unknownText ? '' : `≈ ${text}`);
