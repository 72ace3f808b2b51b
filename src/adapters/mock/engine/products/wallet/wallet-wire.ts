import { readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import type { Route, WireRequest } from '../../kernel/domain/domain.ts';
import {
  Refusal,
  type Answer,
  type EngineAccount,
  type Json,
  type WalletKind,
} from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { decimalColumn, numberColumn, pageRequest } from '../../kernel/basics/wire-format.ts';
import { heldCurrencies, findCurrencyById, type SeedCurrency } from '../../ledger/currencies.ts';
import { spotFeeRate } from '../spot/spot-rules.ts';
import { currenciesRoute } from '../../ledger/currency-wire.ts';
import { walletNumbers } from '../../ledger/bill-kinds.ts';
import { billRow } from './bill-rows.ts';
import { accountTransfers, transferBetweenAccounts } from './transfer-wire.ts';
import {
  currencyFlags,
  fiatRate,
  holding,
  holds,
  inFiat,
  totalOf,
  usdtPrice,
  walletKinds,
  walletRow,
  walletTotal,
  type Holder,
} from '../../ledger/wallet-rows.ts';

type WalletRoute = Route<null>;
type Handle = (request: WireRequest, world: World, holder: Holder) => Json;

const depositsOpen = '1';

const listed = (request: WireRequest, currency: SeedCurrency): boolean =>
  currency.name.includes((request.fields['currency_name'] ?? '').toUpperCase());

function accountWallet(request: WireRequest, world: World, place: Holder & { readonly wallet: WalletKind }): Json {
  const least = readDecimal<Amount>(request.fields['zero_flag'] ?? '0');
  const shown = heldCurrencies.filter((currency) => holds(place.wallet, currency) && listed(request, currency));
  const large = shown.filter(
    (currency) => least === undefined || compare(totalOf(holding(world, place, currency.name)), least) >= 0,
  );
  const total = walletTotal(world, place);
  return {
    balance: large.map((currency) => walletRow(world, place, { currency, wallets: [place.wallet] })),
    usdt_totle: numberColumn(total),
    totle: numberColumn(inFiat(total), 2),
    CNY: '',
  };
}

const wallets: Handle = (request, world, holder) => ({
  ...Object.fromEntries(
    walletKinds.map((wallet) => [`${wallet}_wallet`, accountWallet(request, world, { ...holder, wallet })]),
  ),
  ExRate: fiatRate,
  is_open_CTbi: depositsOpen,
});

const walletDetail: Handle = (request, world, holder) => {
  const wallet = walletKinds.find((kind) => kind === request.fields['type']);
  if (wallet === undefined) throw new Refusal('wrongType');
  const currency = findCurrencyById(request.fields['currency'] ?? '');
  if (currency === undefined || !heldCurrencies.includes(currency) || !holds(wallet, currency))
    throw new Refusal('unknownWallet');
  const row = walletRow(world, holder, { currency, wallets: [wallet] });
  return {
    ...row,
    address: '',
    ExRate: fiatRate,
    coin_trade_fee: decimalColumn(spotFeeRate),
    profit_or_loss: '0.00000000',
  };
};

const bills: Handle = (request, world, holder) => {
  const { currency: currencyId = '0', type = '0' } = request.fields;
  const { limit, offset } = pageRequest(request.fields, 10);
  const currency = findCurrencyById(currencyId);
  if (currencyId !== '0' && currency === undefined) return { list: [], count: 0, limit, is_open_CTbi: depositsOpen };
  const wallet = walletNumbers[type];
  const found = world.ledger.entries({
    ...holder,
    offset,
    limit,
    ...(currency === undefined ? {} : { currency: currency.name }),
    ...(wallet === undefined ? {} : { wallet }),
  });
  return {
    list: found.list.map((entry) => billRow(entry, request)),
    count: found.count,
    limit,
    is_open_CTbi: depositsOpen,
  };
};

/** Only the caller's rows; sent ids are ignored. */
const ownRoute = (operation: WalletRoute['operation'], account: EngineAccount, handle: Handle): WalletRoute => ({
  operation,
  access: 'signed-in',
  handle: async (request, step): Promise<Answer> => {
    const user = request.userId ?? '';
    return { type: 'ok', message: handle(request, step, { user, account }) };
  },
});

const fiatValueOf: WalletRoute = {
  operation: 'GET /wallet/getRateCurrency',
  access: 'open',
  perMinuteMax: 60,
  handle: async (request, step) => {
    const currency = findCurrencyById(request.fields['id'] ?? '');
    const value = currency === undefined ? fiatRate : inFiat(usdtPrice(step, currency));
    return { type: 'ok', message: { rmb: numberColumn(value) } };
  },
};

const accountCurrencies: Handle = (_request, world, holder) =>
  heldCurrencies
    .filter(
      (currency) =>
        [currency.isLegal, currency.isContractFund, currency.isMatch, currency.isStake].filter(Boolean).length >= 2,
    )
    .map((currency) => ({
      id: currency.id,
      name: currency.name,
      ...currencyFlags(currency),
      wallet: walletRow(world, holder, { currency, wallets: walletKinds }),
    }));

export const walletRoutes: readonly WalletRoute[] = [
  ownRoute('POST /wallet/list', 'live', wallets),
  ownRoute('POST /wallet/detail', 'live', walletDetail),
  ownRoute('POST /wallet/legal_log', 'live', bills),
  ownRoute('POST /moniwallet/list', 'moni', wallets),
  ownRoute('POST /moniwallet/detail', 'moni', walletDetail),
  ownRoute('POST /moniwallet/legal_log', 'moni', bills),
  transferBetweenAccounts('POST /wallet/change', 'live'),
  accountTransfers('GET /wallet/hzhistory', 'live'),
  transferBetweenAccounts('POST /moniwallet/change', 'moni'),
  accountTransfers('GET /moniwallet/hzhistory', 'moni'),
  ownRoute('GET /currency/user_currency_list', 'live', accountCurrencies),
  fiatValueOf,
  currenciesRoute,
];
