import { tries } from '../support/breadth.ts';
import type { LoadedForm } from './loaded-form.ts';

const isWhole = tries(2, 1) === 2;

/** In the walk each form meets all failures; in a run one form in `every` meets one, each time the next. */
export const meetsIn =
  (forms: readonly LoadedForm[], every: number, failures: number) =>
  (form: LoadedForm, failure: number): boolean => {
    const index = forms.indexOf(form);
    return isWhole || (index % every === 0 && (index / every) % failures === failure);
  };
