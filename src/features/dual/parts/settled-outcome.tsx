import { dualMoney, type DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { dualResult } from '../model/dual-result.ts';
import { PricePicture } from './price-picture.tsx';

/** How a completed investment has ended: on the price axis, and what it has come to in both of its currencies. */
export function SettledOutcome({ holding }: { readonly holding: DualHolding }) {
  const t = useText('dual');
  const result = dualResult(holding);
  const { coin, kind, referencePrice, settlementPrice } = holding;
  if (settlementPrice === undefined) return undefined;
  return (
    <>
      <PricePicture coin={coin} referencePrice={referencePrice} price={settlementPrice} isSettled />
      {result === undefined ? undefined : (
        <>
          <FactList
            facts={[
              {
                id: 'money',
                label: t('gain.in', { currency: dualMoney }),
                value: <ResultMoney value={result.inMoney} currency={dualMoney} />,
              },
              {
                id: 'coin',
                label: t('gain.in', { currency: coin }),
                value: <ResultMoney value={result.inCoin} currency={coin} />,
              },
            ]}
          />
          <p className={styles['note']}>{t(`gain.${kind}`, { coin })}</p>
        </>
      )}
    </>
  );
}
