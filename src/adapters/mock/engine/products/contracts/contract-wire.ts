import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer, type Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import type { ListedInstrument } from '../../market/facts/instruments.ts';
import { quotationPlaces } from '../../market/market-rows.ts';
import { scaleOf, stepsText } from '../../market/step-scale.ts';
import { findCurrencyById } from '../../ledger/currencies.ts';
import { fiatRate } from '../../ledger/wallet-rows.ts';
import type { ContractAccount } from './contract-account.ts';
import { contractOrdersOf, type ContractState } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { lotPresets } from './contract-rules.ts';
import {
  choices,
  contractRow,
  openValue,
  pairSums,
  riskColumn,
  standingOf,
  statusCode,
  type Sums,
} from './contract-rows.ts';
import { listedOf } from './contract-settling.ts';

type ContractStep = Step<ContractState>;
type Handle = (desk: ContractAccount, request: WireRequest, step: ContractStep) => Promise<Json>;

const standardLimit = 10;
const shownPositions = 10;
/** The sums above an unfiltered list are those of the USDT account. */
const usdtId = '3';

/** `cancelTrade` is the specified call; `cancel` is what most servers of the family publish. */
export function contractRoutes(desk: ContractAccount): readonly Route<ContractState>[] {
  const { root } = desk;
  const route = (operation: Route<ContractState>['operation'], handle: Handle): Route<ContractState> => ({
    operation,
    access: 'signed-in',
    handle: async (request, step): Promise<Answer> => ({ type: 'ok', message: await handle(desk, request, step) }),
  });
  return [
    route(`POST /${root}/deal`, contractTerms),
    route(`POST /${root}/submit`, placeContractOrder),
    route(`POST /${root}/cancelTrade`, cancelContractOrder),
    route(`POST /${root}/cancel`, cancelContractOrder),
    route(`POST /${root}/dealall`, contractAccount),
    route(`POST /${root}/my_trade`, contractOrders),
    route(`POST /${root}/setstop`, setContractStops),
    route(`POST /${root}/close`, closePosition),
    route(`POST /${root}/batch_close`, closePositions),
  ];
}

function person({ userId }: WireRequest): string {
  if (userId === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  return userId;
}

function pairOf({ fields }: WireRequest, { market }: ContractStep): ListedInstrument {
  const found = market.findByIds(fields['currency_id'] ?? '', fields['legal_id'] ?? '');
  if (found === undefined) throw new Refusal('unknownPair');
  return listedOf(found);
}

const contractTerms: Handle = async ({ account, contracts }, request, step) => {
  const pair = pairOf(request, step);
  const standing = standingOf(step, { account, contracts, user: person(request), quote: pair.quote });
  const ofPair = standing.open.filter(({ symbol }) => symbol === pair.symbol);
  const unit = step.market.usdtPrice(pair.quote, step.at);
  return {
    my_transaction: ofPair.slice(0, shownPositions).map((order) => contractRow(order, step)),
    // Orders of other persons are private.
    lever_transaction: { in: [], out: [] },
    lever_share_limit: { ...pair.contractLots },
    multiple: { muit: choices(pair.leverageSteps), share: choices(lotPresets) },
    last_price: lastPriceColumn(pair, step),
    user_lever: decimalColumn(standing.available),
    all_levers: ofPair.length === 0 ? 0 : decimalColumn(openValue(ofPair)),
    ustd_price: unit === undefined ? 1 : decimalColumn(unit),
    ExRAte: fiatRate,
  };
};

const lastPriceColumn = ({ symbol, priceStep }: ListedInstrument, { market, at }: ContractStep): string =>
  stepsText(market.lastPrice(symbol, at), scaleOf(priceStep), quotationPlaces);

const placeContractOrder: Handle = async ({ root }, request) => {
  const { fields } = request;
  await request.execute(`${root}.placeContractOrder`, {
    user: person(request),
    base: fields['currency_id'] ?? '',
    quote: fields['legal_id'] ?? '',
    direction: fields['type'] === '2' ? 'short' : 'long',
    status: fields['status'] ?? '1',
    lots: fields['share'] ?? '',
    leverage: fields['multiple'] ?? '',
    limit: fields['target_price'] ?? null,
  });
  return serverText(request.language, 'contractSubmitted');
};

function orderId({ fields }: WireRequest): number {
  const id = Number.parseInt(fields['id'] ?? '', 10);
  if (!Number.isSafeInteger(id)) throw new Refusal('parameter');
  return id;
}

const cancelContractOrder: Handle = async ({ root }, request) => {
  await request.execute(`${root}.cancelContractOrder`, { user: person(request), id: orderId(request) });
  return serverText(request.language, 'orderCancelled');
};

const closePosition: Handle = async ({ root }, request) => {
  await request.execute(`${root}.closePosition`, { user: person(request), id: orderId(request) });
  return serverText(request.language, 'positionClosed');
};

const setContractStops: Handle = async ({ root }, request) => {
  await request.execute(`${root}.setContractStops`, {
    user: person(request),
    id: orderId(request),
    takeProfit: request.fields['target_profit_price'] ?? '',
    stopLoss: request.fields['stop_loss_price'] ?? '',
  });
  return serverText(request.language, 'levelsSet');
};

const closingSides: Readonly<Record<string, string>> = { 0: 'all', 1: 'long', 2: 'short' };

const closePositions: Handle = async ({ root }, request) => {
  const { fields } = request;
  const side = closingSides[fields['type'] ?? ''];
  if (side === undefined) throw new Refusal('wrongType');
  await request.execute(`${root}.closePositions`, {
    user: person(request),
    side,
    base: idOrAny(fields['currency_id']),
    quote: idOrAny(fields['legal_id']),
  });
  return serverText(request.language, 'closingSubmitted');
};

const idOrAny = (field: string | undefined): string | null => (field === undefined || field === '0' ? null : field);

/** One page of orders as rows. */
function page(
  request: WireRequest,
  step: ContractStep,
  { orders, path }: { orders: readonly ContractRecord[]; path: string },
) {
  const found = paginator(orders, request, { path, standardLimit });
  return { ...found, data: found.data.map((order) => contractRow(order, step)) };
}

/** Null for a sum over no rows, as in the protocol. */
const sumColumns = ({ margin, marginAtOpen, profit }: Sums, isNothing: boolean): readonly Json[] =>
  [margin, marginAtOpen, profit].map((value) => (isNothing ? null : decimalColumn(value)));

const contractAccount: Handle = async ({ account, contracts, root }, request, step) => {
  const user = person(request);
  const { symbol, quote } = pairOf(request, step);
  const standing = standingOf(step, { account, contracts, user, quote });
  const { status = '1' } = request.fields;
  const orders = contractOrdersOf(step.slice, user).filter(
    (order) => order.symbol === symbol && statusCode(order.status) === status,
  );
  const [margin, marginAtOpen, profit] = sumColumns(standing.all, standing.held.length === 0);
  const isWithout = standing.held.every((order) => order.symbol !== symbol);
  const [pairMargin, pairMarginAtOpen, pairProfit] = sumColumns(pairSums(step, standing, symbol), isWithout);
  return {
    balance: decimalColumn(standing.available),
    hazard_rate: riskColumn(standing.risk),
    caution_money_total: margin ?? null,
    origin_caution_money_total: marginAtOpen ?? null,
    profits_total: profit ?? null,
    caution_money: pairMargin ?? null,
    origin_caution_money: pairMarginAtOpen ?? null,
    profits: pairProfit ?? null,
    order: page(request, step, { orders, path: `/${root}/dealall` }),
  };
};

const contractOrders: Handle = async ({ account, contracts, root }, request, step) => {
  const user = person(request);
  const { fields } = request;
  const [base, quoteId] = [idOrAny(fields['currency_id']), idOrAny(fields['legal_id'])];
  const quote = findCurrencyById(quoteId ?? usdtId)?.name ?? '';
  const standing = standingOf(step, { account, contracts, user, quote });
  const { status = '-1' } = fields;
  const orders = contractOrdersOf(step.slice, user).filter((order) => {
    const listed = listedOf(order);
    const isOfPair = (base ?? String(listed.baseId)) === String(listed.baseId);
    const isOfQuote = (quoteId ?? String(listed.quoteId)) === String(listed.quoteId);
    return isOfPair && isOfQuote && (status === '-1' || statusCode(order.status) === status);
  });
  const [, marginAtOpen, profit] = sumColumns(standing.all, standing.held.length === 0);
  return {
    rate_profits_total: {
      hazard_rate: riskColumn(standing.risk),
      profits_total: profit ?? null,
      origin_caution_money_all: marginAtOpen ?? null,
    },
    message: page(request, step, { orders, path: `/${root}/my_trade` }),
  };
};
