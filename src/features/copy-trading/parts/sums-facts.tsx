import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { worthOf, type TraderSums } from '../model/copies-of-trader.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';

/** The sums of one trader's copies: margin, result, fees, and the total. */
export function SumsFacts({ sums }: { readonly sums: TraderSums }) {
  const t = useText('copyTrading');
  const { currency } = sums;
  const fact = (id: 'invested' | 'fees') => ({
    id,
    label: t(`sums.${id}`),
    value: <MoneyText value={sums[id]} currency={currency} />,
  });
  const result = (id: 'running' | 'realised' | 'net') => ({
    id,
    label: t(`sums.${id}`),
    value: <ResultMoney value={sums[id]} currency={currency} />,
  });
  return (
    <FactList
      facts={[
        fact('invested'),
        result('running'),
        { id: 'worth', label: t('sums.worth'), value: <MoneyText value={worthOf(sums)} currency={currency} /> },
        result('realised'),
        fact('fees'),
        result('net'),
      ]}
    />
  );
}
