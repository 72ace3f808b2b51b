import type { Page } from '../../../core/domain/page.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import {
  walletAccounts,
  type AccountBalances,
  type Balance,
  type AccountTransfer,
  type Bill,
  type WalletAccount,
  type WalletDetail,
  type Wallets,
} from '../../../core/domain/wallets/wallet.ts';
import { amount, type Amount, type Price, type Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { WalletPort } from '../../../core/ports/wallet-port.ts';
import type { AccountWallet, BillRow, WalletDetailRow, WalletLists } from '../calls/api.gen.ts';
import { objectAt, type ObjectReader } from '../calls/decode.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

type BillQuery = Parameters<WalletPort['bills']>[0];
type PageQuery = Parameters<WalletPort['accountTransfers']>[0];
type DetailQuery = Parameters<WalletPort['walletDetail']>[0];

/** Bills take the account's number from 1, wallets its name. */
const numberOf = (account: WalletAccount): string => String(walletAccounts.indexOf(account) + 1);

export const walletDetailFields = (query: DetailQuery): FormFields<'walletDetail'> => ({
  currency: query.currencyId,
  type: givenName[query.account],
});

export const billsFields = ({ currencyId, account, page, limit }: BillQuery): FormFields<'bills'> => ({
  currency: currencyId,
  type: account === undefined ? undefined : numberOf(account),
  page: String(page),
  limit: String(limit),
});

export const transferFields = ({
  currencyId,
  amount: number,
  from,
  to,
}: AccountTransfer): FormFields<'transferBetweenAccounts'> => ({
  currency_id: currencyId,
  number,
  from_field: givenName[from],
  to_field: givenName[to],
});

export const accountTransfersFields = ({ page, limit }: PageQuery): QueryFields<'accountTransfers'> => ({
  page: String(page),
  limit: String(limit),
});

const balanceOf = (row: ObjectReader<WalletDetailRow>, account: WalletAccount): Balance => ({
  currencyId: row.id('currency'),
  currencyName: row.text('currency_name'),
  available: row.decimal<Amount>(`${givenName[account]}_balance`),
  locked: row.decimal<Amount>(`lock_${givenName[account]}_balance`),
  usdtPrice: row.optionalDecimal<Price>('usdt_price'),
  canDeposit: row.optionalFlag('is_charge') ?? false,
});

function readAccount(value: WireValue, path: string, account: WalletAccount): AccountBalances {
  const wallet = objectAt<AccountWallet>(value, path);
  return {
    account,
    balances: wallet.rows(
      'balance',
      (row, rowPath) => balanceOf(objectAt<WalletDetailRow>(row, rowPath), account),
      'currency_name',
    ),
    // A sum over no rows is null on the wire, and that one null is a zero.
    totalUsdt: wallet.value('usdt_totle') === null ? amount('0') : wallet.optionalDecimal<Amount>('usdt_totle'),
  };
}

export function readWallets(value: WireValue): Wallets {
  const lists = objectAt<WalletLists>(value, 'message');
  const accounts = walletAccounts.flatMap((account) => {
    const field = `${givenName[account]}_wallet` as const;
    const wallet = lists.value(field) ?? null;
    // Not every server has all four; spot is the one that no server lacks.
    if (wallet === null && account !== 'spot') return [];
    return [readAccount(wallet, lists.pathOf(field), account)];
  });
  return {
    accounts,
    fiatRate: lists.optionalDecimal<Rate>('ExRate'),
    // Where a server has no such switch, its refusal decides.
    depositsOpen: lists.optionalFlag('is_open_CTbi') ?? true,
  };
}

export function readWalletDetail(value: WireValue, account: WalletAccount): WalletDetail {
  const row = objectAt<WalletDetailRow>(value, 'message');
  return { ...balanceOf(row, account), account, spotFeeRate: row.optionalDecimal<Rate>('coin_trade_fee') };
}

/** The names of the accounts in a bill: the name of the wallet, or a label with this beginning. One name means two. */
const accountLabels: Readonly<Record<WalletAccount, readonly string[]>> = {
  fiat: ['legal', 'fiat', '法币'],
  spot: ['change', 'spot', '币币'],
  contracts: ['lever', 'contract', '杠杆', '合约'],
  options: ['micro', 'option', '秒合约', '期权', '合约'],
};

/** Kinds of movement that are of one account alone. */
const accountOfKind: Readonly<Record<string, WalletAccount>> = { 9: 'fiat', 10: 'fiat', 11: 'spot', 12: 'spot' };

const accountsOfLabel = (label: string): readonly WalletAccount[] =>
  walletAccounts.filter((account) => accountLabels[account].some((name) => label.toLowerCase().startsWith(name)));

/** The label may be translated, and one server answers every request with all accounts. */
function accountOfLabel(label: string, asked: WalletAccount | undefined): WalletAccount | undefined {
  const told = accountsOfLabel(label);
  return asked !== undefined && (told.length === 0 || told.includes(asked)) ? asked : told[0];
}

function readBill(value: WireValue, path: string, asked: WalletAccount | undefined): Bill {
  const row = objectAt<BillRow>(value, path);
  const kind = row.id('type');
  const label = row.optionalText('transaction_info') ?? '';
  const account = accountOfKind[kind] ?? accountOfLabel(label, asked);
  return {
    id: row.id('id'),
    currencyId: row.id('currency'),
    currencyName: row.optionalText('currency_name') ?? '',
    change: row.decimal<Amount>('value'),
    before: row.optionalDecimal<Amount>('before'),
    after: row.optionalDecimal<Amount>('after'),
    kind,
    description: row.optionalText('info') ?? '',
    concernsLocked: row.optionalFlag('is_lock') ?? false,
    account,
    ...(account === undefined && label !== '' ? { accountText: label } : {}),
    createdAt: row.optionalText('created_time') ?? '',
  };
}

/** Not every server looks for the account. */
export function readBills(value: WireValue, query: BillQuery): Page<Bill> {
  const { account } = query;
  const page = readPage({ value, path: 'message' }, query, (row, path) => readBill(row, path, account));
  return account === undefined ? page : { ...page, items: page.items.filter((bill) => bill.account === account) };
}

export const readAccountTransfers = (value: WireValue, query: PageQuery): Page<Bill> =>
  readPage({ value, path: 'message' }, query, (row, path) => readBill(row, path, undefined));
