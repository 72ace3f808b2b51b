import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { isSameFigure } from '../../../shared/fiat/data/fiat-value.ts';
import { useFiat } from '../../../shared/fiat/data/fiat.ts';

/** `≈ 61,250.50 USD` as the person's language writes it; empty without a rate, or if it would repeat the price. */
export function useFiatText(price: Price | undefined, currency: string): string {
  const format = useFormat();
  const { code, valueOf } = useFiat();
  const value = valueOf(price, currency);
  return value === undefined || isSameFigure(currency, code) ? '' : `≈ ${format.fiatPrice(value, code)}`;
}
