import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { FormBlank } from '../parts/form-blank.tsx';

export interface PurchaseFormBlankProps {
  /** Code of the country of the latest order, once that is known. */
  readonly lastRegion?: string | undefined;
}

/** As high as what comes: with a country the whole form, otherwise the question for it and the terms. */
export function PurchaseFormBlank({ lastRegion }: PurchaseFormBlankProps) {
  const [place = lastRegion] = useChosenRegion();
  return place === undefined ? <FormBlank fields={1} facts={4} /> : <FormBlank fields={12} />;
}
