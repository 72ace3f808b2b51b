import type { FollowTerms } from '../../../core/domain/products/copy-trading.ts';
import { copyRatio } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';

/** The terms of following a trader, in words. */
export function useTermsWords(): (terms: FollowTerms) => string {
  const t = useText('copyTrading');
  const format = useFormat();
  return ({ way, number }) =>
    way === 'lots'
      ? t('terms.lots', { lots: format.quantity(number) })
      : t('terms.multiplier', { times: format.quantity(copyRatio(number)) });
}
