import type { ReactNode } from 'react';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';
import type { ProductId } from '../../mode/model/products.ts';
import type { TradeMode, TradeModes, TradeView } from '../../mode/model/trade-mode.ts';
import { ProductChoice } from '../../mode/parts/product-choice.tsx';
import { TradePage } from '../panels/trade-page.tsx';
import { usePair } from '../operations/use-pair.ts';
import { useProduct, type ProductOnScreen } from '../../mode/operations/use-product.ts';

export interface TradeHubScreenProps {
  readonly modes: TradeModes;
  /** What it opens with when the address asks for nothing. */
  readonly preset: { readonly product: ProductId; readonly view: TradeView };
  readonly isTab: boolean;
}

/** Several products of an account on one screen: the choice between them above the last pair. */
export function TradeHubScreen({ modes, preset, isTab }: TradeHubScreenProps) {
  useTextsAhead(['trading', 'shared']);
  const chosen = useProduct(preset.product);
  const offered = chosen.offered.filter((id) => modes[id] !== undefined);
  const choice = <ProductChoice offered={offered} value={chosen.product} onChange={chosen.choose} />;
  const mode = modes[chosen.product];
  return mode === undefined ? (
    <Unavailable chosen={chosen} own={preset.product} choice={choice} isTab={isTab} />
  ) : (
    <HubOf mode={mode} view={preset.view} choice={choice} isTab={isTab} />
  );
}

interface HubOfProps {
  readonly mode: TradeMode;
  readonly view: TradeView;
  readonly choice: ReactNode;
  readonly isTab: boolean;
}

function HubOf({ mode, view, choice, isTab }: HubOfProps) {
  const pair = usePair(mode, view);
  return <TradePage mode={mode} pair={pair} isTab={isTab} above={choice} />;
}

interface UnavailableProps {
  readonly chosen: ProductOnScreen;
  readonly own: ProductId;
  readonly choice: ReactNode;
  readonly isTab: boolean;
}

function Unavailable({ chosen, own, choice, isTab }: UnavailableProps) {
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
