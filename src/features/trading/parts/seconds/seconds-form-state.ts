import type { FormState } from '../../../../core/forms/use-form.ts';
import type { SecondsError } from '../../model/seconds-errors.ts';
import type { SecondsAction, SecondsDraft, SecondsSummary } from '../../model/seconds-draft.ts';

export type SecondsFormState = FormState<SecondsDraft, SecondsAction, SecondsSummary, SecondsError>;
