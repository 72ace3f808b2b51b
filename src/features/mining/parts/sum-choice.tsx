import { useText } from '../../../core/i18n/use-text.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { TakenProduct } from '../model/mining-plan.ts';

export interface SumChoiceProps {
  readonly taken: TakenProduct;
  /** Of the opened product, in which the sum was typed. */
  readonly currencyName: string;
}

/** For servers that choose the product by the sum: names the product of the typed sum. */
export function SumChoice({ taken: { kind, product }, currencyName }: SumChoiceProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  if (kind === 'opened') return undefined;
  if (kind === 'unknown')
    return (
      <Notice tone="caution" title={t('bySum.title')}>
        <p>{t('bySum.unknown')}</p>
      </Notice>
    );
  const isOtherCurrency = product.currencyName !== currencyName;
  return (
    <Notice tone="caution" title={t('bySum.title')}>
      <p>
        {t('bySum.other', {
          currency: product.currencyName,
          days: words.days(product.days),
          rate: words.rate(product.dailyPercent),
        })}
      </p>
      {isOtherCurrency ? <p>{t('bySum.otherCurrency', { currency: currencyName })}</p> : undefined}
    </Notice>
  );
}
