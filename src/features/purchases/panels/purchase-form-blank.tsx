import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { FormBlank } from '../parts/form-blank.tsx';

/** As high as what comes: where a country was chosen on this device the whole form, otherwise the question for it and the terms. */
export function PurchaseFormBlank() {
  const [place] = useChosenRegion();
  return <FormBlank fields={place === undefined ? 3 : 8} />;
}
