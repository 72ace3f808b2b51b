import type { FormState } from '../../../../core/forms/use-form.ts';
import type { SecondsError } from '../model/option-errors.ts';
import type { SecondsAction, SecondsDraft, SecondsSummary } from '../model/option-draft.ts';

export type SecondsFormState = FormState<SecondsDraft, SecondsAction, SecondsSummary, SecondsError>;
