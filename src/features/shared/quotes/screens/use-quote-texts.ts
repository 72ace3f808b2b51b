import { useCallback } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { unknownText } from '../../../../core/money/format.ts';
import { directionOf, type Direction } from '../../../../core/ui/money-text.tsx';
import { isSameFigure } from '../../fiat/data/fiat-value.ts';
import { useFiat } from '../../fiat/data/fiat.ts';

/** One pair's figures, ready to be written into cells. */
export interface QuoteTexts {
  readonly price: string;
  readonly fiat: string;
  readonly change: string;
  readonly direction: Direction;
  readonly volume: string;
  readonly high: string;
  readonly low: string;
  /** The whole row in one sentence, figures in full. */
  readonly spoken: string;
}

export type WriteQuote = (quote: Quote | undefined) => QuoteTexts;

/** How the person's language writes the quotes of one pair. Stable until language, fiat or the pair change. */
export function useQuoteTexts(instrument: Instrument): WriteQuote {
  // The compiler would let a new translation function, which every render brings, repaint the row.
  'use no memo';
  const t = useText('shared');
  const format = useFormat();
  const { code, valueOf } = useFiat();
  return useCallback(
    (quote) => {
      const price = format.price(quote?.price, instrument.priceStep);
      const change = format.percent(quote?.change, { sign: 'always' });
      const volume = format.volume(quote?.volume);
      const direction = directionOf(quote?.change);
      const isKnown = quote?.price !== undefined;
      return {
        price: price.text,
        fiat: isSameFigure(instrument.quote.name, code)
          ? ''
          : fiatText(format.fiatPrice(valueOf(quote?.price, instrument.quote.name), code)),
        change,
        direction,
        volume: t('row.volume', { volume }),
        high: format.price(quote?.high, instrument.priceStep).text,
        low: format.price(quote?.low, instrument.priceStep).text,
        spoken: isKnown
          ? t(`row.spoken.${direction}`, {
              symbol: instrument.symbol,
              price: price.full,
              currency: instrument.quote.name,
              change,
            })
          : t('row.spoken.unknown', { symbol: instrument.symbol }),
      };
    },
    // The translation function is new on every render; the language of `format` says when texts change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [instrument, format, code, valueOf],
  );
}

const fiatText = (text: string): string => (text === unknownText ? '' : `≈ ${text}`);
