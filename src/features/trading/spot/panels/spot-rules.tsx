import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { rate } from '../../../../core/money/amount.ts';
import { multiply } from '../../../../core/money/fixed-point.ts';
import { useWalletDetail } from '../../mode/data/wallet-detail.ts';
import { FactList } from '../../mode/parts/fact-list.tsx';
import styles from '../../mode/parts/fact-list.module.css';

/** Steps and fee of spot orders, as far as the server tells them. */
export function SpotRules({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('chart');
  const format = useFormat();
  const wallet = useWalletDetail({ currencyId: instrument.quote.id, account: 'spot' });
  const notSaid = t('about.notSaid');
  const { quantityStep } = instrument;
  const fee = wallet?.spotFeeRate === undefined ? undefined : format.setRate(multiply(wallet.spotFeeRate, rate('100')));
  return (
    <>
      <FactList
        facts={[
          {
            id: 'quantityStep',
            label: t('about.quantityStep'),
            value: quantityStep === undefined ? notSaid : format.amount(quantityStep),
          },
          {
            id: 'fee',
            label: t('about.fee'),
            value: fee === undefined ? notSaid : t('about.feeText', { percent: fee }),
          },
        ]}
      />
      <p className={styles['rules']}>{t('about.spotRules')}</p>
    </>
  );
}
