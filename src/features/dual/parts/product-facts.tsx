import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { formatPercent, unknownText } from '../../../core/money/format.ts';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { DualPlan } from '../model/dual-plan.ts';

export interface ProductFactsProps {
  readonly product: DualProduct;
  readonly plan: DualPlan;
  /** Before all others. */
  readonly first?: readonly Fact[] | undefined;
}

/** The price of one share, its yield, the deciding price, and the dates. */
export function ProductFacts({ product, plan, first }: ProductFactsProps) {
  const t = useText('dual');
  const format = useFormat();
  const words = useTermWords(plan.payCurrency);
  const { languageTag } = format;
  const unit = product.kind === 'call' ? t('unitCall', { coin: product.coin }) : t('unitPut', { coin: product.coin });
  return (
    <FactList
      facts={[
        ...(first ?? []),
        { id: 'unit', label: t('unitPrice'), value: unit },
        {
          id: 'yield',
          label: t('yield'),
          value: t('yieldText', { rate: formatPercent(product.yearlyPercent, { languageTag, minPlaces: 0 }) }),
        },
        { id: 'reference', label: t('reference'), value: format.price(product.referencePrice).full },
        // Of what is over no day is left to hold it.
        ...(plan.days === 0
          ? []
          : [{ id: 'days', label: t('days'), value: plan.days === undefined ? unknownText : words.days(plan.days) }]),
        {
          id: 'maturity',
          label: t('maturity'),
          value: product.endsAtMs === undefined ? format.serverTime(product.endsOn) : format.dateTime(product.endsAtMs),
        },
      ]}
    />
  );
}
