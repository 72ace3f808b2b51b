import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type {
  FollowTerms,
  FollowWay,
  LeadTrader,
  LeadTraderDetail,
} from '../../../core/domain/products/copy-trading.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Amount, Quantity, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type {
  FollowRow,
  LeadTraderDetailRow,
  LeadTraderFigures,
  LeadTraderInfo,
  LeadTraderRow,
} from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readContractOrder } from '../trading/contract-codec.ts';
import { readPage } from '../calls/wire-page.ts';

const wayCodes: Readonly<Record<FollowWay, '1' | '2'>> = { multiplier: '1', lots: '2' };
const ways: Readonly<Record<string, FollowWay>> = { 1: 'multiplier', 2: 'lots' };
/** The protocol has no field for it. */
const perPage = 15;

export const pageFields = ({ page }: { page: number }): QueryFields<'leadTraders'> => ({ page: String(page) });

function readLeadTraderRow(value: WireValue, path: string): LeadTrader {
  const row = objectAt<LeadTraderRow>(value, path);
  return {
    id: row.id('id'),
    nickname: row.optionalText('nickname') ?? '',
    portrait: row.optionalText('head_portrait'),
    closedTrades: row.integer('closed_count'),
    profit: row.decimal<Amount>('total_profits'),
    accuracy: row.decimal<Rate>('correct_rate'),
    followers: row.integer('follow_num'),
    isFollowed: row.optionalFlag('is_followed') ?? false,
    figuresOf: row.optionalText('data_time'),
  };
}

export const readLeadTraders = (value: WireValue, { page }: { page: number }): Page<LeadTrader> =>
  readPage({ value, path: 'message' }, { page, limit: perPage }, readLeadTraderRow);

function readTerms(value: WireValue, path: string): FollowTerms {
  const row = objectAt<FollowRow>(value, path);
  return { way: row.choice('type', ways), number: row.decimal<Quantity>('number') };
}

export function readLeadTrader(value: WireValue): LeadTraderDetail {
  const message = objectAt<LeadTraderDetailRow>(value, 'message');
  const info = objectAt<LeadTraderInfo>(message.value('trader_info'), message.pathOf('trader_info'));
  const data = objectAt<LeadTraderFigures>(message.value('data'), message.pathOf('data'));
  const follow = message.value('follow');
  return {
    id: info.id('id'),
    nickname: info.optionalText('nickname') ?? '',
    portrait: info.optionalText('head_portrait'),
    signature: info.optionalText('signature'),
    isTrader: info.optionalFlag('is_trader') ?? true,
    profit: data.decimal<Amount>('total_profits'),
    incomeRate: data.decimal<Rate>('total_income_rate'),
    accuracy: data.decimal<Rate>('correct_rate'),
    winningTrades: data.integer('profitCount'),
    longTrades: data.integer('riseCount'),
    shortTrades: data.integer('fallCount'),
    followers: data.integer('follow_num'),
    largestFall: data.optionalDecimal<Amount>('largest_fall'),
    yesterdayRate: data.optionalDecimal<Rate>('yesterday_profits'),
    openPositions: data.integer('position_count'),
    allOrders: data.integer('total_count'),
    isFollowed: message.optionalFlag('is_followed') ?? false,
    figuresOf: data.optionalText('data_time'),
    terms: isWireObject(follow) ? readTerms(follow, message.pathOf('follow')) : undefined,
  };
}

export const leadTradesFields = (query: { traderId: string; page: number }): QueryFields<'leadTrades'> => ({
  trader_user_id: query.traderId,
  page: String(query.page),
});

export const readLeadTrades = (value: WireValue, { page }: { page: number }): Page<ContractOrder> =>
  readPage({ value, path: 'message' }, { page, limit: perPage }, readContractOrder);

export const followFields = (wish: { traderId: string; terms: FollowTerms }): FormFields<'followTrader'> => ({
  trader_user_id: wish.traderId,
  type: wayCodes[wish.terms.way],
  number: wish.terms.number,
});
