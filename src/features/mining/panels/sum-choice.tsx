import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useEveryMiningProduct } from '../data/mining-offer.ts';
import { firstThatFits } from '../model/mining-plan.ts';

export interface SumChoiceProps {
  readonly product: MiningProduct;
  readonly sum: Amount | undefined;
}

/** For servers that choose the product by the sum: names the product of the typed sum. */
export function SumChoice({ product, sum }: SumChoiceProps) {
  const isBySum = useServerDialect().miningBy === 'sum';
  const { rows, hasMore } = useEveryMiningProduct(isBySum);
  if (!isBySum || sum === undefined) return undefined;
  const taken = rows === undefined || hasMore ? undefined : firstThatFits(rows, sum);
  return taken?.id === product.id ? undefined : <Elsewhere taken={taken} />;
}

function Elsewhere({ taken }: { readonly taken: MiningProduct | undefined }) {
  const t = useText('mining');
  const words = useTermWords(taken?.currencyName ?? '');
  return (
    <Notice tone="caution" title={t('bySum.title')}>
      <p>
        {taken === undefined
          ? t('bySum.unknown')
          : t('bySum.other', {
              currency: taken.currencyName,
              days: words.days(taken.days),
              rate: words.rate(taken.dailyPercent),
            })}
      </p>
    </Notice>
  );
}
