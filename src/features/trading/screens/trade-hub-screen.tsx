import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
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
  const config = useRuntimeConfig();
  const offered = productIds.filter((id) => config.products[id]);
  const own = offered.find((id) => id === mode.product) ?? offered[0] ?? mode.product;
  const [product, setProduct] = useState<ProductId>(own);
  const pair = usePair(mode, preset);
  const choice = <ProductChoice offered={offered} value={product} onChange={setProduct} />;
  if (!canTrade(products[product], mode.category)) {
    return (
      <Unavailable product={product} choice={choice} onBack={product === own ? undefined : () => setProduct(own)} />
    );
  }
  return <TradePage mode={{ ...mode, product }} pair={pair} isTab above={choice} />;
}

function ProductChoice({
  offered,
  value,
  onChange,
}: {
  readonly offered: readonly ProductId[];
  readonly value: ProductId;
  readonly onChange: (product: ProductId) => void;
}) {
  const t = useText('trading');
  if (offered.length < 2) return undefined;
  return (
    <div className={styles['products']}>
      <Segmented
        label={t('product.label')}
        options={offered.map((id) => ({ id, label: t(products[id].labelKey) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface UnavailableProps {
  readonly product: ProductId;
  readonly choice: React.ReactNode;
  /** Undefined where there is no other product. */
  readonly onBack: (() => void) | undefined;
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
          onBack === undefined ? undefined : (
            <Button variant="secondary" onClick={onBack}>
              {t('product.toSpot')}
            </Button>
          )
        }
      />
    </Page>
  );
}
