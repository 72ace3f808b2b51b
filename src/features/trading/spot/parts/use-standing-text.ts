import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { isPartlyFilled } from '../../orders/model/placed-order-figures.ts';

/** How an order that was placed stands, its average at the step of the pair's prices; undefined while nothing of it has filled. */
export function useStandingText(order: SpotOrder | undefined, step: Price | undefined): string | undefined {
  const t = useText('records');
  const trading = useText('trading');
  const format = useFormat();
  if (order === undefined) return undefined;
  if (order.status === 'cancelled') return trading('orders.status.cancelled');
  if (order.status === 'pending') return isPartlyFilled(order) ? t('ladder.row.partly') : undefined;
  return order.fillPrice === undefined
    ? trading('orders.status.filled')
    : t('ladder.row.filledAt', { price: format.price(order.fillPrice, step).full });
}
