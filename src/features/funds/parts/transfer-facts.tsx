import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import type { TransferPlan, TransferSide } from '../model/transfer-plan.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';

/** Both balances before and after, and the fee. */
export function TransferFacts({ plan }: { readonly plan: TransferPlan }) {
  const t = useText('funds');
  const sides = (['from', 'to'] as const).map((side) => ({
    id: side,
    label: t(`accounts.${plan[side].account}`),
    value: <BeforeAfter side={plan[side]} currency={plan.currencyName} />,
  }));
  return <FactList facts={[...sides, { id: 'fee', label: t('fee'), value: t('transfer.free') }]} />;
}

function BeforeAfter({ side, currency }: { readonly side: TransferSide; readonly currency: string }) {
  const [before, after] = [side.before, side.after].map((value) => shownBalance(value, currency));
  if (after === undefined) return <MoneyText value={before} currency={currency} />;
  return (
    <>
      <MoneyText value={before} /> → <MoneyText value={after} currency={currency} />
    </>
  );
}
