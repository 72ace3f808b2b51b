import * as v from 'valibot';
import { accountOfGiven, givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { walletAccounts, type AccountTransfer, type WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { decimal, wishOf, words, type Field } from '../../../core/sending/kept/wish-codec.ts';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';
import type { TransferDraft } from './transfer-plan.ts';

// Stored transfers name the accounts as older versions do: one in another tab reads them, and what it wrote is read here.

const drafted = v.pipe(
  v.string(),
  v.transform((name: string) => accountOfGiven(name)),
  v.picklist(walletAccounts),
);
const schema = v.object({ currencyId: v.string(), from: drafted, to: drafted, text: v.string() });

export const writeTransferDraft = (draft: TransferDraft): string =>
  JSON.stringify({ ...draft, from: givenName[draft.from], to: givenName[draft.to] });

/** Undefined for nothing and for what this version did not write. */
export const readTransferDraft = (kept: string | undefined): TransferDraft | undefined => readKept(schema, kept);

const wished: Field<WalletAccount> = {
  write: (account) => givenName[account],
  read: (text) => {
    const value = accountOfGiven(text);
    return value && { value };
  },
};

/** A transfer that was sent and is kept until its outcome is known. */
export const keptTransfer = wishOf<AccountTransfer>({
  currencyId: words,
  from: wished,
  to: wished,
  amount: decimal(),
});
