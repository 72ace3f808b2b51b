import type { AccountTransfer, Balance, WalletAccount, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { accountOfGiven } from '../../../core/domain/wallets/given-account-names.ts';
import { walletAccounts } from '../../../core/domain/wallets/wallet.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { add, isPositive, subtract } from '../../../core/money/fixed-point.ts';
import { readTypedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface TransferDraft {
  readonly currencyId: CurrencyId;
  readonly from: WalletAccount;
  readonly to: WalletAccount;
  /** As typed. */
  readonly text: string;
}

export interface TransferSide {
  readonly account: WalletAccount;
  readonly before: Amount;
  /** Undefined while there is no sum. */
  readonly after: Amount | undefined;
}

export interface TransferPlan {
  readonly currencyName: string;
  readonly amount: TypedAmount;
  readonly from: TransferSide;
  readonly to: TransferSide;
  /** The wish; undefined while something is missing or wrong. */
  readonly wish: AccountTransfer | undefined;
}

/** By default USDT from spot to contracts. */
export const usualTransfer: TransferDraft = { currencyId: '', from: 'spot', to: 'contracts', text: '' };

/** What an address asks for; undefined where it asks for no transfer, though it may say whose money the page shows. */
export function askedTransfer(question: URLSearchParams): TransferDraft | undefined {
  if (!['from', 'to', 'currency', 'amount'].some((name) => question.has(name))) return undefined;
  const from = accountOfGiven(question.get('from'));
  const to = accountOfGiven(question.get('to')) ?? (from === 'contracts' ? 'spot' : 'contracts');
  return {
    currencyId: question.get('currency') ?? '',
    from: from ?? (to === 'spot' ? 'contracts' : 'spot'),
    to,
    text: question.get('amount') ?? '',
  };
}

const balancesOf = (wallets: Wallets, account: WalletAccount): readonly Balance[] =>
  wallets.accounts.find((entry) => entry.account === account)?.balances ?? [];

const balanceIn = (wallets: Wallets, account: WalletAccount, currencyId: CurrencyId): Balance | undefined =>
  balancesOf(wallets, account).find((balance) => balance.currencyId === currencyId);

/** The currencies that both accounts can hold, those with a balance first. */
export function movableBalances(wallets: Wallets, from: WalletAccount, to: WalletAccount): readonly Balance[] {
  const shared = balancesOf(wallets, from).filter(({ currencyId }) => balanceIn(wallets, to, currencyId) !== undefined);
  return [
    ...shared.filter(({ available }) => isPositive(available)),
    ...shared.filter(({ available }) => !isPositive(available)),
  ];
}

/** The accounts that this server has. */
export const accountsOf = (wallets: Wallets): readonly WalletAccount[] =>
  walletAccounts.filter((account) => wallets.accounts.some((entry) => entry.account === account));

/** Undefined where the two accounts share no such currency. */
export function transferPlan(draft: TransferDraft, wallets: Wallets, languageTag: string): TransferPlan | undefined {
  const [from, to] = [draft.from, draft.to].map((account) => balanceIn(wallets, account, draft.currencyId));
  if (from === undefined || to === undefined) return undefined;
  const typed = readTypedAmount(draft.text, { languageTag, available: from.available });
  const { value } = typed;
  return {
    currencyName: from.currencyName,
    amount: typed,
    from: {
      account: draft.from,
      before: from.available,
      after: value === undefined ? undefined : subtract(from.available, value),
    },
    to: { account: draft.to, before: to.available, after: value === undefined ? undefined : add(to.available, value) },
    wish:
      value === undefined || draft.from === draft.to
        ? undefined
        : { currencyId: draft.currencyId, from: draft.from, to: draft.to, amount: value },
  };
}

/** The same draft with another account; the two never become one, they change places instead. */
export function withAccount(draft: TransferDraft, side: 'from' | 'to', account: WalletAccount): TransferDraft {
  const other = side === 'from' ? 'to' : 'from';
  if (draft[other] === account) return { ...draft, from: draft.to, to: draft.from };
  return { ...draft, [side]: account };
}

/** The draft with a currency that both its accounts hold: its own, or USDT, or the first there is. */
export function withHeldCurrency(draft: TransferDraft, wallets: Wallets): TransferDraft {
  const shared = movableBalances(wallets, draft.from, draft.to);
  if (shared.some(({ currencyId }) => currencyId === draft.currencyId)) return draft;
  const next = shared.find(({ currencyName }) => currencyName === 'USDT') ?? shared[0];
  return next === undefined ? draft : { ...draft, currencyId: next.currencyId };
}
