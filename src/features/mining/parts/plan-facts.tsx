import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { yieldOf, type MiningPlan } from '../model/mining-plan.ts';

export interface PlanFactsProps {
  readonly product: MiningProduct;
  readonly plan: MiningPlan;
  /** Its server is known to begin after an approval. */
  readonly isDemo: boolean;
  /** Before all others. */
  readonly first?: readonly Fact[];
}

/** The income, the end of the term, and the cost of leaving early. */
export function PlanFacts({ product, plan, isDemo, first }: PlanFactsProps) {
  const t = useText('mining');
  const format = useFormat();
  const words = useTermWords(product.currencyName);
  const { daily, yearly } = yieldOf(product);
  const reason = useLackingSum(plan.amount, product.currencyName);
  const income = (value: Amount | undefined) => (
    <MoneyText value={value} currency={product.currencyName} reason={reason} isShown />
  );
  const { yieldText, days, unlocksAt, penaltyPercent } = product;
  return (
    <>
      <FactList
        facts={[
          ...(first ?? []),
          {
            id: 'yield',
            label: t('yield'),
            value:
              yieldText === undefined
                ? t('yieldText', { daily: words.rate(daily), yearly: words.rate(yearly) })
                : t('yieldVaries', { text: yieldText }),
          },
          { id: 'term', label: t('term'), value: words.days(days) },
          {
            id: 'unlocks',
            label: t(isDemo ? 'unlocks' : 'unlocksLive'),
            value:
              unlocksAt === undefined
                ? t(isDemo ? 'unlocksAfter' : 'unlocksAfterLive', { days: words.days(days) })
                : format.dateTime(unlocksAt),
          },
          ...(plan.source === 'unknown'
            ? []
            : [{ id: 'day', label: t('incomeOfDay'), value: income(plan.incomeOfDay) }]),
          ...(plan.source === 'rate'
            ? [{ id: 'income', label: t('incomeOfTerm'), value: income(plan.incomeOfTerm) }]
            : []),
          {
            id: 'penalty',
            label: t('earlyCost'),
            value:
              penaltyPercent === undefined ? t('earlyUnknown') : t('earlyRate', { rate: words.rate(penaltyPercent) }),
          },
        ]}
      />
      {plan.source === 'pool' ? <p className={styles['note']}>{t('pool.formula')}</p> : undefined}
    </>
  );
}
