import { useRuntimeConfig } from '../../../../../core/config/use-runtime-config.ts';
import { products } from '../../../mode/model/products.ts';
import { RiskLine } from '../../../mode/parts/risk-line.tsx';
import type { DeskTrading } from '../../../ticket/parts/desk.ts';

/** The risk of what is traded here, in one line that opens the whole text. */
export function TradeRisk({ trading: { product, riskKey } }: { readonly trading: DeskTrading }) {
  const { risk } = useRuntimeConfig();
  return <RiskLine lineKey={products[product].riskLineKey} textKey={riskKey} risk={risk} />;
}
