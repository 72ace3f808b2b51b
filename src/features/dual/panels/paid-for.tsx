import { payCurrency } from '../../../core/domain/finance/dual-investment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useDualHoldings } from '../data/dual-holdings.ts';
import { boughtBy, type BoughtBy } from '../model/dual-plan.ts';

/** The payment of a purchase as it was booked; nothing until the records show it. */
export function PaidFor({ sent }: { readonly sent: BoughtBy }) {
  const t = useText('dual');
  const { rows } = useDualHoldings(true);
  const bought = boughtBy(sent, rows ?? []);
  if (bought === undefined) return undefined;
  const paid = <MoneyText value={bought.paid} currency={payCurrency(bought)} isShown />;
  return <FactList facts={[{ id: 'paid', label: t('paid'), value: paid }]} />;
}
