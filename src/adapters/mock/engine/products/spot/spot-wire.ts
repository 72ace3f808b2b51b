import { fromSteps } from '../../../../../core/money/fixed-point.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer, type Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, pageRequest, timestamp } from '../../kernel/basics/wire-format.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { findCurrencyById } from '../../ledger/currencies.ts';
import type { LockGuard } from '../../people/access/order-gate.ts';
import type { SpotAccount } from './spot-account.ts';
import { spotOrdersOf, type SpotRecord, type SpotState, type SpotStatus } from './spot-book.ts';
import { averagePrice, moneyOfFills, spotFeeRate } from './spot-rules.ts';

const statusCodes: Readonly<Record<SpotStatus, number>> = { pending: 1, filled: 2, cancelled: 3 };
const standardLimit = 20;

/** `cancelTrade` is the specified call; `PUT …/trade` and `GET …/canceltrade` are what other servers of the family publish. */
export function spotRoutes(
  { domain, root }: SpotAccount,
  rules?: WorldRules['spot'],
  guard?: LockGuard,
): readonly Route<SpotState>[] {
  const access = 'signed-in';
  const cancel = (request: WireRequest) => cancelSpotOrder(domain, request);
  const common: readonly Route<SpotState>[] = [
    {
      operation: `POST /${root}/trade`,
      access,
      handle: (request) => placeSpotOrder({ domain, rules, guard }, request),
    },
    { operation: `POST /${root}/cancelTrade`, access, handle: cancel },
    { operation: `PUT /${root}/trade`, access, handle: cancel },
    { operation: `GET /${root}/list`, access, handle: spotOrders },
  ];
  return root === 'coin' ? [...common, { operation: 'GET /coin/canceltrade', access, handle: cancel }] : common;
}

interface PlacingTools {
  readonly domain: string;
  readonly rules: WorldRules['spot'];
  /** Asked per call: a stored order was placed when nothing forbade it. */
  readonly guard: LockGuard | undefined;
}

async function placeSpotOrder({ domain, rules, guard }: PlacingTools, request: WireRequest): Promise<Answer> {
  const { fields } = request;
  guard?.(person(request), request.at);
  const side = sideOf(fields['type']);
  const isBuy = side === 'buy';
  const isQuote = findCurrencyById(fields['currency_id'] ?? '')?.isLegal === true;
  await request.execute(`${domain}.placeSpotOrder`, {
    user: person(request),
    base: fields['currency_id'] ?? '',
    quote: fields['legal_id'] ?? '',
    side,
    price: fields['target_price'] ?? '',
    amount: fields['amount'] ?? '',
    ...(isBuy && rules?.buysForMoney === true ? { isForMoney: true } : {}),
    ...(rules?.takesFineAmounts === true ? { mayBeFine: true } : {}),
    ...(isBuy && rules?.fillsQuotesAlone === true && !isQuote ? { neverFills: true } : {}),
  });
  return { type: 'ok', message: '' };
}

async function cancelSpotOrder(domain: string, request: WireRequest): Promise<Answer> {
  const id = Number.parseInt(request.fields['id'] ?? '', 10);
  if (!Number.isSafeInteger(id)) throw new Refusal('parameter');
  await request.execute(`${domain}.cancelSpotOrder`, { user: person(request), id });
  return { type: 'ok', message: serverText(request.language, 'orderCancelled') };
}

function spotOrders(request: WireRequest, { slice, market }: Step<SpotState>): Promise<Answer> {
  const { fields } = request;
  const { offset, limit } = pageRequest(fields, standardLimit);
  const rows = spotOrdersOf(slice, person(request))
    .filter(({ status }) => isAny(fields['status']) || String(statusCodes[status]) === fields['status'])
    .flatMap((order) => orderRow(order, market))
    .filter((row) => isAny(fields['currency_id']) || String(row.currency_id) === fields['currency_id'])
    .filter((row) => isAny(fields['legal_id']) || String(row.legal_id) === fields['legal_id']);
  return Promise.resolve({ type: 'ok', message: rows.slice(offset, offset + limit) });
}

const isAny = (field: string | undefined): boolean => field === undefined || field === '0';

function person({ userId }: WireRequest): string {
  if (userId === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  return userId;
}

function sideOf(type: string | undefined): 'buy' | 'sell' {
  if (type !== '1' && type !== '2') throw new Refusal('parameter');
  return type === '1' ? 'buy' : 'sell';
}

/** Empty when the pair is no longer listed. */
function orderRow(order: SpotRecord, market: Market) {
  const instrument = market.find(order.symbol);
  if (instrument === undefined) return [];
  const average = averagePrice(order, instrument);
  const money = moneyOfFills(order, instrument);
  const row = {
    id: order.id,
    u_id: Number.parseInt(order.user, 10),
    currency_id: instrument.baseId,
    legal_id: instrument.quoteId,
    symbol: order.symbol,
    type: order.side === 'buy' ? 1 : 2,
    target_price: decimalColumn(fromSteps(order.price, instrument.priceStep)),
    trade_price: decimalColumn(fromSteps(order.marketPrice, instrument.priceStep)),
    trade_amount: decimalColumn(order.budget?.units ?? fromSteps(order.lots, instrument.quantityStep)),
    charge_fee: decimalColumn(spotFeeRate),
    status: statusCodes[order.status],
    created_at: timestamp(order.placedAt),
    updated_at: timestamp(order.updatedAt),
    filled_amount: decimalColumn(fromSteps(order.filled, instrument.quantityStep)),
    fill_price: average === undefined ? null : decimalColumn(average),
    fill_money: money === undefined ? null : decimalColumn(money),
    fill_fee: order.fees === undefined ? null : decimalColumn(order.fees),
  } satisfies Readonly<Record<string, Json>>;
  return [row];
}
