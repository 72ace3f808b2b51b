import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';
import type { ProductId } from '../../mode/model/products.ts';
import type { ProductOnScreen } from '../../mode/operations/use-product.ts';

interface UnavailableProductProps {
  readonly chosen: ProductOnScreen;
  /** What the screen opens with when the address asks for nothing. */
  readonly own: ProductId;
  readonly choice: ReactNode;
  readonly isTab: boolean;
}

/** In place of a pair, where an account does not have the product that the address asks for. */
export function UnavailableProduct({ chosen, own, choice, isTab }: UnavailableProductProps) {
  const t = useText('trading');
  const name = t(`product.${chosen.product}`);
  const hasOwn = chosen.product !== own && chosen.offered.includes(own);
  return (
    <Page title={name} isTab={isTab} back={!isTab}>
      {choice}
      <EmptyState
        title={t('product.unavailable', { product: name })}
        action={
          hasOwn ? (
            <Button variant="secondary" onClick={() => chosen.choose(own)}>
              {t('product.open', { product: t(`product.${own}`) })}
            </Button>
          ) : undefined
        }
      />
    </Page>
  );
}
