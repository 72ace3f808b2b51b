import type { ComponentType } from 'react';
import type { Instrument } from '../../../core/domain/instrument.ts';
import type { ProductId } from '../model/products.ts';
import { ContractRules } from './contract-rules.tsx';
import { SecondsRules } from './seconds-rules.tsx';
import { SpotRules } from './spot-rules.tsx';

export interface ProductRulesProps {
  readonly instrument: Instrument;
}

const rules: Readonly<Record<ProductId, ComponentType<ProductRulesProps>>> = {
  spot: SpotRules,
  contract: ContractRules,
  seconds: SecondsRules,
};

/** What a product asks and charges on a pair, among the facts of the pair. */
export function ProductRules({ product, instrument }: ProductRulesProps & { readonly product: ProductId }) {
  const Rules = rules[product];
  return <Rules instrument={instrument} />;
}
