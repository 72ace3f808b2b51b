import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { isSameFigure } from '../../../shared/fiat/data/fiat-value.ts';
import { useFiat } from '../../../shared/fiat/data/fiat.ts';

/**
 * Writes a price as `≈ 61,250.50 USD`, as the person's language does; empty without a rate, or if it would repeat the price. To be
 * asked for above what follows each quote: the rates are looked up here.
 */
export function useFiatText(currency: string): (price: Price | undefined) => string {
  const format = useFormat();
  const { code, valueOf } = useFiat();
  return (price) => {
    const value = valueOf(price, currency);
    return value === undefined || isSameFigure(currency, code) ? '' : `≈ ${format.fiatPrice(value, code)}`;
  };
}
