import { useText } from '../../../core/i18n/use-text.ts';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { worthOf, type TraderSums } from '../model/copies-of-trader.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { SumMoney } from './sum-money.tsx';

/** The sums of one trader's copies: margin, result, fees, and the total. */
export function SumsFacts({ sums }: { readonly sums: TraderSums }) {
  const t = useText('copyTrading');
  const { currency } = sums;
  const fact = (id: 'invested' | 'fees') => ({
    id,
    label: t(`sums.${id}`),
    value: <SumMoney value={sums[id]} currency={currency} isCost />,
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
        { id: 'worth', label: t('sums.worth'), value: <SumMoney value={worthOf(sums)} currency={currency} /> },
        result('realised'),
        fact('fees'),
        result('net'),
      ]}
    />
  );
}
