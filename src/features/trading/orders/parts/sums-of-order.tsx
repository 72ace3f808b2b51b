import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyText, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import { currenciesOf, fillOf } from '../model/placed-order-figures.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import { SumText } from './sum-text.tsx';

/** What the fills of an order cost, by its rate; a dash with the reason where the server does not say what filled. */
export function FeeOfOrder({ order }: { readonly order: SpotOrder }) {
  const t = useText('trading');
  const fill = fillOf(order);
  if (fill?.fee === undefined) return <UnknownText reason={t('receipt.notSaid')} />;
  const currency = currenciesOf(order.symbol)[fill.feeCurrency];
  return (
    <>
      {fill.isFeeExact ? '' : '≈\u00a0'}
      <MoneyText value={shownCost(fill.fee, currency)} currency={currency} />
    </>
  );
}

/** What a buy cost or a sale brought after its fee; a dash with the reason where the server does not say it. */
export function TotalOfOrder({ order }: { readonly order: SpotOrder }) {
  const t = useText('trading');
  const fill = fillOf(order);
  if (fill?.total === undefined) return <UnknownText reason={t('receipt.notSaid')} />;
  return (
    <>
      {fill.isTotalExact ? '' : '≈\u00a0'}
      <SumText value={fill.total} currency={currenciesOf(order.symbol).quote} isCost={order.side === 'buy'} />
    </>
  );
}
