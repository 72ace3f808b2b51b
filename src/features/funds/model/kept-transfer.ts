import * as v from 'valibot';
import { walletAccounts } from '../../../core/domain/wallet.ts';
import type { TransferDraft } from './transfer-plan.ts';

const schema = v.object({
  currencyId: v.string(),
  from: v.picklist(walletAccounts),
  to: v.picklist(walletAccounts),
  text: v.string(),
});

export const writeTransferDraft = (draft: TransferDraft): string => JSON.stringify(draft);

/** Undefined for nothing and for what this version did not write. */
export function readTransferDraft(kept: string | undefined): TransferDraft | undefined {
  if (kept === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(kept));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
