import type { Rows } from '../../../core/domain/page.ts';
import type { AccountCurrency, WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { FiatValue, TransferCurrency } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { readRows } from '../calls/wire-page.ts';

const accountFlags = [
  ['fiat', 'is_legal'],
  ['spot', 'is_match'],
  ['contracts', 'is_lever'],
  ['options', 'is_micro'],
] as const satisfies readonly (readonly [WalletAccount, keyof TransferCurrency])[];

function readAccountCurrency(value: WireValue, path: string): AccountCurrency {
  const row = objectAt<TransferCurrency>(value, path);
  return {
    id: row.id('id'),
    name: row.text('name'),
    accounts: accountFlags.filter(([, flag]) => row.optionalFlag(flag) ?? false).map(([account]) => account),
  };
}

export const readAccountCurrencies = (value: WireValue): Rows<AccountCurrency> =>
  readRows(value, 'message', readAccountCurrency);

export const readFiatValue = (value: WireValue): Rate => objectAt<FiatValue>(value, 'message').decimal<Rate>('rmb');
