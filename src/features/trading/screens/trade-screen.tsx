import type { TradeMode } from '../model/trade-mode.ts';
import { TradePage } from './trade-page.tsx';
import { usePair } from './use-pair.ts';

/** One pair: its ticket, or with `view=chart` its chart. */
export function TradeScreen({ mode }: { readonly mode: TradeMode }) {
  return <TradePage mode={mode} pair={usePair(mode)} isTab={false} />;
}
