import { Suspense, type ComponentType } from 'react';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import type { ProductId } from '../../../mode/model/products.ts';
import { ContractRules } from '../../../contracts/panels/contract-rules.tsx';
import { OptionRules } from '../../../options/panels/option-rules.tsx';
import { SpotRules } from '../../../spot/panels/spot-rules.tsx';

export interface ProductRulesProps {
  readonly instrument: Instrument;
}

const rules: Readonly<Record<ProductId, ComponentType<ProductRulesProps>>> = {
  spot: SpotRules,
  contracts: ContractRules,
  options: OptionRules,
};

interface OfProduct extends ProductRulesProps {
  readonly product: ProductId;
}

/** The terms and costs of a product on a pair. Its texts load late, because few people open another product's terms. */
export const ProductRules = (props: OfProduct) => (
  <Suspense>
    <Chosen {...props} />
  </Suspense>
);

function Chosen({ product, instrument }: OfProduct) {
  const Rules = rules[product];
  return <Rules instrument={instrument} />;
}
