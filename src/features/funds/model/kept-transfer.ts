import * as v from 'valibot';
import { walletAccounts } from '../../../core/domain/wallets/wallet.ts';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';
import type { TransferDraft } from './transfer-plan.ts';

const schema = v.object({
  currencyId: v.string(),
  from: v.picklist(walletAccounts),
  to: v.picklist(walletAccounts),
  text: v.string(),
});

export const writeTransferDraft = (draft: TransferDraft): string => JSON.stringify(draft);

/** Undefined for nothing and for what this version did not write. */
export const readTransferDraft = (kept: string | undefined): TransferDraft | undefined => readKept(schema, kept);
