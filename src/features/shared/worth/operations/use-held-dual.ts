import { isBoundDual, payCurrency, type DualHolding } from '../../../../core/domain/finance/dual-investment.ts';
import { lackingAs } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { useDualHoldings } from '../../../dual/data/dual-holdings.ts';
import { useEndDate } from '../../../../core/i18n/use-end-date.ts';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { wholeRows, type HeldProduct, type Holding } from '../model/holding.ts';

/** Shares that have not been settled. */
export function useHeldDual(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const dual = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const now = useServerNow();
  const { error, retry, ...list } = useDualHoldings(isOn, true);
  const isOver = ({ state, endsAtMs }: DualHolding): boolean =>
    state === 'settling' || (endsAtMs !== undefined && endsAtMs <= now);
  const holding = (one: DualHolding): Holding => ({
    id: one.id,
    title: `${one.coin} · ${dual('referenceAt', { price: format.price(one.referencePrice).full })}`,
    detail: isOver(one) ? dual('ended', { date: endDate(one) }) : t('held.until', { date: endDate(one) }),
    value: one.paid,
    currency: payCurrency(one),
    path: pathWith(routes.invest.mine, { id: one.id }),
  });
  const rows = wholeRows(list);
  return { id: 'invest', rows: rows && lackingAs(rows.filter(isBoundDual).map(holding), rows), error, retry };
}
