import * as v from 'valibot';
import { withdrawalWays } from '../../../core/domain/wallets/withdrawal.ts';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';
import type { WithdrawalDraft } from './withdrawal-plan.ts';

const schema = v.object({
  currencyId: v.string(),
  way: v.picklist(withdrawalWays),
  network: v.string(),
  address: v.string(),
  text: v.string(),
});

/** The payment password is not in it. */
export const writeWithdrawalDraft = (draft: WithdrawalDraft): string => JSON.stringify(draft);

/** Undefined for nothing and for what this version did not write. */
export const readWithdrawalDraft = (kept: string | undefined): WithdrawalDraft | undefined => readKept(schema, kept);
