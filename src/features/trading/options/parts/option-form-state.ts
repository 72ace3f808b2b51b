import type { FormState } from '../../../../core/forms/use-form.ts';
import type { OptionError } from '../model/option-errors.ts';
import type { OptionAction, OptionDraft, OptionSummary } from '../model/option-draft.ts';

export type OptionFormState = FormState<OptionDraft, OptionAction, OptionSummary, OptionError>;
