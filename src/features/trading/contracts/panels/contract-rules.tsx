import type { ContractConditions, Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { quantity } from '../../../../core/money/amount.ts';
import { useLotsText } from '../parts/use-lots-text.ts';
import { FactList, type Fact } from '../../mode/parts/fact-list.tsx';
import styles from '../../mode/parts/fact-list.module.css';

/** The lot of a pair and the costs of a position, as far as the server states them. */
export function ContractRules({ instrument }: { readonly instrument: Instrument }) {
  const chart = useText('chart');
  const t = useText('contracts');
  const facts = useConditions(instrument);
  return (
    <>
      {instrument.contract === undefined ? undefined : <FactList facts={facts(instrument.contract)} />}
      <p className={styles['rules']}>
        {instrument.contract === undefined ? t('lines.noLot') : chart('about.contractRules')}
      </p>
    </>
  );
}

function useConditions({ base, quote }: Instrument) {
  const chart = useText('chart');
  const t = useText('contracts');
  const format = useFormat();
  const lotsText = useLotsText();
  const notSaid = chart('about.notSaid');
  return ({ lotSize, lotsMin, lotsMax, ...costs }: ContractConditions): readonly Fact[] => [
    {
      id: 'lot',
      term: 'lot',
      label: lotsText(quantity('1')),
      value: format.amount(lotSize, { currency: base.name }),
    },
    { id: 'smallest', label: chart('about.smallest'), value: lotsMin === undefined ? notSaid : lotsText(lotsMin) },
    ...(lotsMax === undefined ? [] : [{ id: 'largest', label: chart('about.largest'), value: lotsText(lotsMax) }]),
    {
      id: 'fee',
      term: 'openFee',
      label: t('lines.fee'),
      value:
        costs.feePercent === undefined
          ? notSaid
          : chart('about.openFeeText', { percent: format.setRate(costs.feePercent) }),
    },
    {
      id: 'overnight',
      term: 'overnightFee',
      label: t('lines.overnight'),
      value:
        costs.overnightPercent === undefined
          ? notSaid
          : t('lines.overnightText', { percent: format.setRate(costs.overnightPercent) }),
    },
    {
      id: 'spread',
      term: 'spread',
      label: chart('depth.spread'),
      value: costs.spread === undefined ? notSaid : format.amount(costs.spread, { currency: quote.name }),
    },
  ];
}
