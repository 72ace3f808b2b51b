import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { sideNow } from '../model/dual-plan.ts';

/** How a product has ended; undefined before, and where the server does not say. */
export function useResultWords(): (product: DualProduct) => string | undefined {
  const t = useText('dual');
  const format = useFormat();
  return ({ settlementPrice, referencePrice, coin }) => {
    const side = sideNow(referencePrice, settlementPrice);
    return side === undefined ? undefined : t(`result.${side}`, { price: format.price(settlementPrice).full, coin });
  };
}
