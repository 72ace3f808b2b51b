import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Quantity } from '../../../../core/money/amount.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';

/** A number of lots, in words. */
export function useLotsText(): (lots: Quantity) => string {
  const t = useText('contracts');
  const format = useFormat();
  // A count chooses the plural form alone; the figure itself is written from the decimal text.
  return (lots) => t('lots', { count: forDrawing(lots), n: format.amount(lots) });
}
