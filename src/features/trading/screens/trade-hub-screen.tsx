import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/list-state.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { Segmented } from '../../../core/ui/segmented.tsx';
import { canTrade, productIds, products, type ProductId } from '../model/products.ts';
import type { TradeMode, TradeView } from '../model/trade-mode.ts';
import styles from './trade-hub-screen.module.css';
import { TradePage } from './trade-page.tsx';
import { usePair } from './use-pair.ts';

export interface TradeHubScreenProps {
  readonly mode: TradeMode;
  readonly preset: TradeView;
}

/** The tab of an account: the choice of product above the last pair. */
export function TradeHubScreen({ mode, preset }: TradeHubScreenProps) {
  const [product, setProduct] = useState<ProductId>(mode.product);
  const pair = usePair(mode, preset);
  const choice = <ProductChoice value={product} onChange={setProduct} />;
  if (!canTrade(products[product], mode.category)) {
    return <Unavailable product={product} choice={choice} onBack={() => setProduct(mode.product)} />;
  }
  return <TradePage mode={{ ...mode, product }} pair={pair} isTab above={choice} />;
}

function ProductChoice({
  value,
  onChange,
}: {
  readonly value: ProductId;
  readonly onChange: (product: ProductId) => void;
}) {
  const t = useText('trading');
  return (
    <div className={styles['products']}>
      <Segmented
        label={t('product.label')}
        options={productIds.map((id) => ({ id, label: t(products[id].labelKey) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface UnavailableProps {
  readonly product: ProductId;
  readonly choice: React.ReactNode;
  readonly onBack: () => void;
}

function Unavailable({ product, choice, onBack }: UnavailableProps) {
  const t = useText('trading');
  const name = t(products[product].labelKey);
  return (
    <Page title={name} isTab>
      {choice}
      <EmptyState
        title={`${t('product.unavailableTitle', { product: name })}. ${t('product.unavailableText')}`}
        action={
          <Button variant="secondary" onClick={onBack}>
            {t('product.toSpot')}
          </Button>
        }
      />
    </Page>
  );
}
