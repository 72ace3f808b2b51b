import { checkAccountLock, type FindPerson } from '../../people/access/order-gate.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer, type Json } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import { findCurrency, findCurrencyById } from '../../ledger/currencies.ts';
import { currencyRow } from '../../ledger/currency-wire.ts';
import { holding, walletRow } from '../../ledger/wallet-rows.ts';
import type { OptionAccount } from './option-account.ts';
import { findOption, optionOrdersOf, type OptionRecord, type OptionState } from './option-book.ts';
import { optionRow, optionStatus, optionStatusCodes, remainingMs } from './option-rows.ts';
import { optionCurrencies, optionPeriods, type OptionCurrency, type OptionPeriod } from './option-terms.ts';

type OptionStep = Step<OptionState>;

const percentPlaces = 2;
const feePlaces = 4;
const standardLimit = 10;

export function optionRoutes(desk: OptionAccount, findPerson: FindPerson): readonly Route<OptionState>[] {
  const { root } = desk;
  const access = 'signed-in';
  return [
    {
      operation: `GET /${root}/payable_currencies`,
      access,
      handle: async (request, step) => payableCurrencies(desk, request, step),
    },
    {
      operation: `GET /${root}/seconds`,
      access,
      handle: async () => ({ type: 'ok', message: optionPeriods.map(periodRow) }),
    },
    { operation: `POST /${root}/submit`, access, handle: (request, step) => placeOptionOrder(desk, request, step) },
    {
      operation: `GET /${root}/lists`,
      access,
      handle: async (request, step) => {
        if (desk.account === 'live') checkAccountLock(findPerson(person(request)), request.at);
        return optionOrders(desk, request, step);
      },
    },
    { operation: `GET /${root}/get_result`, access, handle: async (request, step) => optionResult(request, step) },
  ];
}

function person({ userId }: WireRequest): string {
  if (userId === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  return userId;
}

function payableCurrencies({ account }: OptionAccount, request: WireRequest, step: OptionStep): Answer {
  const holder = { user: person(request), account };
  const payableRow = (terms: OptionCurrency): readonly Json[] => {
    const currency = findCurrency(terms.name);
    if (currency === undefined) return [];
    const { free } = holding(step, { ...holder, wallet: 'micro' }, currency.name);
    return [
      {
        ...currencyRow(step, currency),
        ...termColumns(terms, currency.id),
        user_wallet: {
          ...walletRow(step, holder, { currency, wallets: ['micro'] }),
          micro_with_insurance: decimalColumn(free),
        },
        insurance_types: [],
        user_insurance: null,
      },
    ];
  };
  return { type: 'ok', message: optionCurrencies.flatMap(payableRow) };
}

const termColumns = (terms: OptionCurrency, currencyId: number): { readonly [key: string]: Json } => ({
  micro_trade_fee: decimalColumn(terms.fee, feePlaces),
  micro_min: decimalColumn(terms.minStake),
  micro_max: decimalColumn(terms.maxStake),
  micro_holdtrade_max: terms.maxOpen,
  micro_numbers: terms.presets.map((preset, position) => ({
    id: currencyId * 100 + position,
    currency_id: currencyId,
    number: decimalColumn(preset),
    currency_name: terms.name,
  })),
});

const periodRow = ({ id, seconds, payout, loss, minStake, maxStake }: OptionPeriod): Json => ({
  id,
  seconds,
  profit_ratio: decimalColumn(payout, percentPlaces),
  status: 1,
  ...(loss === undefined ? {} : { loss_ratio: decimalColumn(loss, percentPlaces) }),
  ...(minStake === undefined ? {} : { min_amount: decimalColumn(minStake, percentPlaces) }),
  ...(maxStake === undefined ? {} : { max_amount: decimalColumn(maxStake, percentPlaces) }),
  created_at: null,
  updated_at: null,
});

async function placeOptionOrder({ domain }: OptionAccount, request: WireRequest, step: OptionStep): Promise<Answer> {
  const { fields } = request;
  const { type = '', number = '' } = fields;
  const id = await request.execute(`${domain}.placeSecondsOrder`, {
    user: person(request),
    match: fields['match_id'] ?? '',
    currency: fields['currency_id'] ?? '',
    direction: type === '1' ? 'up' : 'down',
    seconds: Number.parseInt(fields['seconds'] ?? '0', 10),
    stake: number,
  });
  const order = findOption(step.slice, Number(id));
  const [row] = order === undefined ? [] : optionRow(order, { market: step.market, at: order.openedAt });
  // A fresh row echoes these two as the texts they were sent as.
  return { type: 'ok', message: { ...row, type, number } };
}

const isAny = (field: string | undefined): boolean => field === undefined || field === '-1';

function optionOrders({ root }: OptionAccount, request: WireRequest, { slice, market }: OptionStep): Answer {
  const { fields, at } = request;
  const { match_id: match, status, currency_id: currency } = fields;
  const symbol = market.instruments.find(({ id }) => String(id) === match)?.symbol;
  const ticker = findCurrencyById(currency ?? '')?.name;
  const orders = optionOrdersOf(slice, person(request))
    .filter((order) => isAny(match) || order.symbol === symbol)
    .filter((order) => isAny(currency) || order.currency === ticker)
    .filter((order) => isAny(status) || String(optionStatusCodes[optionStatus(order, at)]) === status);
  const page = paginator(orders, request, { path: `/${root}/lists`, standardLimit });
  const row = (order: OptionRecord): readonly Json[] =>
    optionRow(order, { market, at }).map((columns) => ({ ...columns, remain_milli_seconds: remainingMs(order, at) }));
  return { type: 'ok', message: { ...page, data: page.data.flatMap(row) } };
}

/** Null for an order of another person, and for a missing one. */
function optionResult(request: WireRequest, { slice, market }: OptionStep): Answer {
  const order = findOption(slice, Number.parseInt(request.fields['id'] ?? '', 10));
  if (order === undefined || order.user !== person(request)) return { type: 'ok', message: null };
  const [row = null] = optionRow(order, { market, at: request.at });
  return { type: 'ok', message: row };
}
