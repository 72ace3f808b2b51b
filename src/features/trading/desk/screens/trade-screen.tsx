import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { productIds } from '../../mode/model/products.ts';
import { modesFor, tradePath, type TradeMode } from '../../mode/model/trade-mode.ts';
import { ProductChoice } from '../../mode/parts/product-choice.tsx';
import { useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import { LaterOpenContracts } from '../panels/pair/later-open-contracts.ts';
import { TradePage } from '../panels/trade-page.tsx';
import { usePair } from '../operations/use-pair.ts';

/** One pair: its ticket, or with `view=chart` its chart. */
export function TradeScreen({ mode }: { readonly mode: TradeMode }) {
  useTextsAhead(['trading', 'shared']);
  const pair = usePair(mode);
  const isWide = useWideLayout();
  // A phone has no room for it here: all of the ticket is to be in sight, and its tab offers the same choice.
  const above =
    isWide && pair.instrument !== undefined ? <OtherProducts mode={mode} instrument={pair.instrument} /> : undefined;
  return <TradePage mode={mode} pair={pair} isTab={false} above={above} />;
}

/** The same pair in another product. */
function OtherProducts({ mode, instrument }: { readonly mode: TradeMode; readonly instrument: Instrument }) {
  const navigate = useNavigate();
  const modes = modesFor(mode.account, instrument);
  if (modes[mode.product] === undefined) return undefined;
  return (
    <ProductChoice
      offered={productIds.filter((id) => modes[id] !== undefined)}
      value={mode.product}
      mark={<LaterOpenContracts />}
      onChange={(id) => {
        const next = modes[id];
        if (next !== undefined) void navigate(tradePath(next, instrument.symbol), { replace: true });
      }}
    />
  );
}
