import { createForm } from '../../../../core/forms/create-form.ts';
import { actOnContract, initialContract } from './contract-actions.ts';
import { contractErrors, type ContractError } from './contract-errors.ts';
import { summariseContract, type ContractSummary } from './contract-summary.ts';
import type { ContractAction, ContractContext, ContractDraft } from './contract-ticket.ts';

export const contractForm = createForm<ContractContext, ContractDraft, ContractAction, ContractSummary, ContractError>({
  initial: initialContract,
  actions: actOnContract,
  summary: summariseContract,
  errors: contractErrors,
});
