import { isBound, type MiningOrder } from '../../../../core/domain/finance/lock-mining.ts';
import { lackingAs } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { useMiningOrders } from '../../../mining/data/mining-orders.ts';
import { wholeRows, type HeldProduct, type Holding } from '../model/holding.ts';

/** Sums that are locked, or wait for a review. */
export function useHeldMining(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const format = useFormat();
  const { error, retry, ...list } = useMiningOrders(isOn, true);
  const endOf = ({ endsAt, endsAtMs }: MiningOrder): string => {
    if (endsAt === undefined) return '';
    const date =
      endsAtMs === undefined
        ? format.serverTime(endsAt)
        : format.moment(endsAtMs, { year: true, month: true, day: true });
    return t('held.until', { date });
  };
  const holding = (order: MiningOrder): Holding => ({
    id: order.id,
    title: t(order.status === 'pending' ? 'held.inReview' : 'held.locked'),
    detail: endOf(order),
    value: order.amount,
    currency: order.currencyName,
    path: pathWith(routes.lockming.order, { id: order.id }),
  });
  const rows = wholeRows(list);
  return { id: 'lockMining', rows: rows && lackingAs(rows.filter(isBound).map(holding), rows), error, retry };
}
