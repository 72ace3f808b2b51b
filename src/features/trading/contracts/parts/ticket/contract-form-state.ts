import type { FormState } from '../../../../../core/forms/use-form.ts';
import type { ContractError } from '../../model/contract-errors.ts';
import type { ContractSummary } from '../../model/contract-summary.ts';
import type { ContractAction, ContractDraft } from '../../model/contract-ticket.ts';

export type ContractFormState = FormState<ContractDraft, ContractAction, ContractSummary, ContractError>;
