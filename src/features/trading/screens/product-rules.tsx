import type { ComponentType } from 'react';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { ProductId } from '../model/products.ts';

export interface ProductRulesProps {
  readonly instrument: Instrument;
}

const rules: Readonly<Record<ProductId, ComponentType<ProductRulesProps>>> = {
  spot: whenWanted<ProductRulesProps>({ load: async () => (await import('./spot-rules.tsx')).SpotRules }),
  contract: whenWanted<ProductRulesProps>({ load: async () => (await import('./contract-rules.tsx')).ContractRules }),
  seconds: whenWanted<ProductRulesProps>({ load: async () => (await import('./seconds-rules.tsx')).SecondsRules }),
};

/** What a product asks and charges on a pair, among the facts of the pair. */
export function ProductRules({ product, instrument }: ProductRulesProps & { readonly product: ProductId }) {
  const Rules = rules[product];
  return <Rules instrument={instrument} />;
}
