import type { FollowWay } from '../../../../../core/domain/products/copy-trading.ts';
import { quantity } from '../../../../../core/money/amount.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import type { Person } from '../../people/access/access-book.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer, type Json } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, numberColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import { contractRow } from '../contracts/contract-rows.ts';
import { findFollow, followersOf, strategyOf, type CopyTradingBook } from './copy-trading-book.ts';
import type { CopyTradingTools } from './copy-trading-orders.ts';
import { closedTradesOf, leadFigures, type LeadFigures } from './copy-trading-figures.ts';

type CopyTradingStep = Step<CopyTradingBook>;
type Handle = (tools: CopyTradingTools, request: WireRequest, step: CopyTradingStep) => Promise<Json>;
type Figured = { readonly person: Person; readonly figures: LeadFigures };

const standardLimit = 15;
const ratePlaces = 2;

const portrait = ({ avatar }: Person): string => avatar ?? '';

const figured = ({ contractState }: CopyTradingTools, step: CopyTradingStep, person: Person): Figured => ({
  person,
  figures: leadFigures(contractState(), step, person.id),
});

const isFollowed = ({ userId = '' }: WireRequest, { slice }: CopyTradingStep, { id }: Person): boolean =>
  findFollow(slice, userId, id) !== undefined;

const leadTraders: Handle = async (tools, request, step) => {
  const traders = tools
    .traders()
    .map((person) => figured(tools, step, person))
    .toSorted(
      (left, right) =>
        compare(right.figures.profit, left.figures.profit) || left.person.id.localeCompare(right.person.id),
    );
  const found = paginator(
    traders.map(({ person }) => person.id),
    request,
    { path: '/follow/index', standardLimit },
  );
  const rows = traders.filter(({ person }) => found.data.includes(person.id));
  return {
    ...found,
    data: rows.map(({ person, figures }) => ({
      id: Number.parseInt(person.id, 10),
      nickname: person.nickname,
      head_portrait: portrait(person),
      closed_count: figures.closed,
      total_profits: decimalColumn(figures.profit),
      correct_rate: numberColumn(figures.accuracy, ratePlaces),
      follow_num: followersOf(step.slice, person.id).length,
      is_followed: isFollowed(request, step, person),
      data_time: timestamp(figures.hour),
    })),
  };
};

function traderOf({ findPerson }: CopyTradingTools, { fields }: WireRequest): Person {
  const found = findPerson(fields['trader_user_id'] ?? '');
  if (found?.isTrader !== true) throw new Refusal('unknownTrader');
  return found;
}

const wayCodes: Readonly<Record<FollowWay, number>> = { multiplier: 1, lots: 2 };
const ways: Readonly<Record<string, FollowWay>> = { 1: 'multiplier', 2: 'lots' };

const leadTrader: Handle = async (tools, request, step) => {
  const { person, figures } = figured(tools, step, traderOf(tools, request));
  const strategy = strategyOf(step.slice, person.id);
  const followers = followersOf(step.slice, person.id).length;
  const own = findFollow(step.slice, request.userId ?? '', person.id);
  return {
    trader_info: {
      id: Number.parseInt(person.id, 10),
      is_trader: 1,
      nickname: person.nickname,
      head_portrait: portrait(person),
      virtual_follow_num: 0,
      signature: strategy === undefined ? null : serverText(request.language, `strategy.${strategy}`),
    },
    data: {
      total_profits: decimalColumn(figures.profit),
      total_income_rate: decimalColumn(figures.incomeRate, ratePlaces),
      correct_rate: decimalColumn(figures.accuracy, ratePlaces),
      profitCount: figures.winning,
      fallCount: figures.shortTrades,
      riseCount: figures.longTrades,
      follow_num: followers,
      yesterday_profits: decimalColumn(figures.yesterday.incomeRate, ratePlaces),
      position_count: figures.openPositions,
      total_count: figures.allOrders,
      largest_fall: decimalColumn(figures.largestFall),
      data_time: timestamp(figures.hour),
    },
    is_followed: own !== undefined,
    follow:
      own === undefined
        ? null
        : {
            type: wayCodes[own.way],
            number: decimalColumn(quantity(own.number)),
            create_time: Math.floor(own.since / 1000),
          },
  };
};

const leadTrades: Handle = async (tools, request, step) => {
  const trades = closedTradesOf(tools.contractState(), traderOf(tools, request).id);
  const found = paginator(trades, request, { path: '/follow/historyTrade', standardLimit });
  return { ...found, data: found.data.map((order) => contractRow(order, step)) };
};

const followTrader: Handle = async (_tools, request) => {
  const { fields, userId: user = '', language } = request;
  const { trader_user_id: trader = '', number = '' } = fields;
  await request.execute('follow.follow', { user, trader, way: ways[fields['type'] ?? ''] ?? '', number });
  return serverText(language, 'followBegun');
};

const unfollowTrader: Handle = async (_tools, request) => {
  const { fields, userId: user = '', language } = request;
  await request.execute('follow.cancel', { user, trader: fields['follow_user_id'] ?? '' });
  return serverText(language, 'followCancelled');
};

const holdCopiedPosition: Handle = async (_tools, request) => {
  const { fields, userId: user = '', language } = request;
  const id = Number.parseInt(fields['transaction_id'] ?? '', 10);
  if (!Number.isSafeInteger(id)) throw new Refusal('parameter');
  await request.execute('follow.hold', { user, id });
  return serverText(language, 'copyTakenOver');
};

/** Traders are shown to everybody; following belongs to a person. */
export function copyTradingRoutes(tools: CopyTradingTools): readonly Route<CopyTradingBook>[] {
  const route = (
    operation: Route<CopyTradingBook>['operation'],
    access: Route<CopyTradingBook>['access'],
    handle: Handle,
  ): Route<CopyTradingBook> => ({
    operation,
    access,
    handle: async (request, step): Promise<Answer> => ({ type: 'ok', message: await handle(tools, request, step) }),
  });
  return [
    route('GET /follow/index', 'open', leadTraders),
    route('GET /follow/traderDetail', 'open', leadTrader),
    route('GET /follow/historyTrade', 'open', leadTrades),
    route('POST /follow/follow', 'signed-in', followTrader),
    route('POST /follow/cancel', 'signed-in', unfollowTrader),
    route('POST /follow/selfHolding', 'signed-in', holdCopiedPosition),
  ];
}
