import { lackingAs } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useSubscriptions } from '../../../launch/data/launches.ts';
import { useIsDemo } from '../../session/data/is-demo.ts';
import { wholeRows, type HeldProduct } from '../model/holding.ts';

/** Paid tokens that are not delivered, at their price. Only the demo's date of delivery is known. */
export function useHeldTokens(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const format = useFormat();
  const isDemo = useIsDemo();
  const [on, later] = isDemo
    ? (['held.tokensOn', 'held.tokensLater'] as const)
    : (['held.tokensOnLive', 'held.tokensLaterLive'] as const);
  const { error, retry, ...list } = useSubscriptions(isOn, true);
  const all = wholeRows(list);
  const open = all?.filter(({ status }) => status !== 'completed');
  const rows = open?.map((one) => ({
    id: one.id,
    title: `${one.title ?? one.tokenName} · ${format.amount(one.tokens, { currency: one.tokenName })}`,
    detail: one.saleEndsAt === undefined ? t(later) : t(on, { time: format.serverTime(one.saleEndsAt) }),
    value: one.paid,
    currency: one.payName ?? '',
    path: routes.ieo.order,
  }));
  return {
    id: 'ieo',
    rows: rows && lackingAs(rows, all ?? []),
    error,
    retry,
  };
}
