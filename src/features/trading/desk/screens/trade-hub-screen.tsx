import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { ProductId } from '../../mode/model/products.ts';
import type { TradeMode, TradeModes, TradeView } from '../../mode/model/trade-mode.ts';
import { ProductChoice, type ProductChoiceProps } from '../../mode/parts/product-choice.tsx';
import { LaterOpenContracts } from '../panels/pair/later-open-contracts.ts';
import { TradePage } from '../panels/trade-page.tsx';
import { UnavailableProduct } from '../panels/unavailable-product.tsx';
import { usePair } from '../operations/use-pair.ts';
import { useLastProduct } from '../../mode/operations/use-last-product.ts';
import { useProduct } from '../../mode/operations/use-product.ts';

export interface TradeHubScreenProps {
  readonly modes: TradeModes;
  /** What it opens with when the address asks for nothing; a tab with the last product, if there is one. */
  readonly preset: { readonly product: ProductId; readonly view: TradeView };
  readonly isTab: boolean;
}

/** Several products of an account on one screen: the choice between them above the last pair. */
export function TradeHubScreen({ modes, preset, isTab }: TradeHubScreenProps) {
  useTextsAhead(['trading', 'shared']);
  const last = useLastProduct();
  const own = isTab && last !== undefined && modes[last] !== undefined ? last : preset.product;
  const chosen = useProduct(own);
  const offered = chosen.offered.filter((id) => modes[id] !== undefined);
  const choice = { offered, value: chosen.product, onChange: chosen.choose };
  const mode = modes[chosen.product];
  return mode === undefined ? (
    <UnavailableProduct chosen={chosen} own={own} choice={<ProductChoice {...choice} />} isTab={isTab} />
  ) : (
    <HubOf mode={mode} view={preset.view} choice={choice} isTab={isTab} />
  );
}

interface HubOfProps {
  readonly mode: TradeMode;
  readonly view: TradeView;
  readonly choice: ProductChoiceProps;
  readonly isTab: boolean;
}

function HubOf({ mode, view, choice, isTab }: HubOfProps) {
  const pair = usePair(mode, view);
  const { instrument } = pair;
  const mark = instrument && <LaterOpenContracts />;
  return <TradePage mode={mode} pair={pair} isTab={isTab} above={<ProductChoice {...choice} mark={mark} />} />;
}
