import { checkAccountLock, type FindPerson } from '../../people/access/order-gate.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer, type Json } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import { findCurrency, findCurrencyById } from '../../ledger/currencies.ts';
import { currencyRow } from '../../ledger/currency-wire.ts';
import { holding, walletRow } from '../../ledger/wallet-rows.ts';
import type { MicroAccount } from './option-account.ts';
import { findMicro, microOrdersOf, type MicroRecord, type MicroState } from './option-book.ts';
import { microRow, microStatus, microStatusCodes, remainingMs } from './option-rows.ts';
import { microCurrencies, microPeriods, type MicroCurrency, type MicroPeriod } from './option-terms.ts';

type MicroStep = Step<MicroState>;

const percentPlaces = 2;
const feePlaces = 4;
const standardLimit = 10;

export function microRoutes(micro: MicroAccount, findPerson: FindPerson): readonly Route<MicroState>[] {
  const { root } = micro;
  const access = 'signed-in';
  return [
    {
      operation: `GET /${root}/payable_currencies`,
      access,
      handle: async (request, step) => payableCurrencies(micro, request, step),
    },
    {
      operation: `GET /${root}/seconds`,
      access,
      handle: async () => ({ type: 'ok', message: microPeriods.map(periodRow) }),
    },
    { operation: `POST /${root}/submit`, access, handle: (request, step) => placeSecondsOrder(micro, request, step) },
    {
      operation: `GET /${root}/lists`,
      access,
      handle: async (request, step) => {
        if (micro.account === 'live') checkAccountLock(findPerson(person(request)), request.at);
        return secondsOrders(micro, request, step);
      },
    },
    { operation: `GET /${root}/get_result`, access, handle: async (request, step) => secondsResult(request, step) },
  ];
}

function person({ userId }: WireRequest): string {
  if (userId === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  return userId;
}

function payableCurrencies({ account }: MicroAccount, request: WireRequest, step: MicroStep): Answer {
  const holder = { user: person(request), account };
  const payableRow = (terms: MicroCurrency): readonly Json[] => {
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
  return { type: 'ok', message: microCurrencies.flatMap(payableRow) };
}

const termColumns = (terms: MicroCurrency, currencyId: number): { readonly [key: string]: Json } => ({
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

const periodRow = ({ id, seconds, payout, loss, minStake, maxStake }: MicroPeriod): Json => ({
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

async function placeSecondsOrder({ domain }: MicroAccount, request: WireRequest, step: MicroStep): Promise<Answer> {
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
  const order = findMicro(step.slice, Number(id));
  const [row] = order === undefined ? [] : microRow(order, { market: step.market, at: order.openedAt });
  // A fresh row echoes these two as the texts they were sent as.
  return { type: 'ok', message: { ...row, type, number } };
}

const isAny = (field: string | undefined): boolean => field === undefined || field === '-1';

function secondsOrders({ root }: MicroAccount, request: WireRequest, { slice, market }: MicroStep): Answer {
  const { fields, at } = request;
  const { match_id: match, status, currency_id: currency } = fields;
  const symbol = market.instruments.find(({ id }) => String(id) === match)?.symbol;
  const ticker = findCurrencyById(currency ?? '')?.name;
  const orders = microOrdersOf(slice, person(request))
    .filter((order) => isAny(match) || order.symbol === symbol)
    .filter((order) => isAny(currency) || order.currency === ticker)
    .filter((order) => isAny(status) || String(microStatusCodes[microStatus(order, at)]) === status);
  const page = paginator(orders, request, { path: `/${root}/lists`, standardLimit });
  const row = (order: MicroRecord): readonly Json[] =>
    microRow(order, { market, at }).map((columns) => ({ ...columns, remain_milli_seconds: remainingMs(order, at) }));
  return { type: 'ok', message: { ...page, data: page.data.flatMap(row) } };
}

/** Null for an order of another person, and for a missing one. */
function secondsResult(request: WireRequest, { slice, market }: MicroStep): Answer {
  const order = findMicro(slice, Number.parseInt(request.fields['id'] ?? '', 10));
  if (order === undefined || order.user !== person(request)) return { type: 'ok', message: null };
  const [row = null] = microRow(order, { market, at: request.at });
  return { type: 'ok', message: row };
}
