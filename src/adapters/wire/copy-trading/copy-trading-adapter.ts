import type { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import {
  followFields,
  leadTradesFields,
  pageFields,
  readLeadTrader,
  readLeadTraders,
  readLeadTrades,
} from './copy-trading-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const copyTradingOver = ({ call }: Wire): CopyTradingPort => ({
  leadTraders: async (query) => readLeadTraders(await call('leadTraders', pageFields(query)), query),
  leadTrader: async ({ traderId }) => readLeadTrader(await call('leadTrader', { trader_user_id: traderId })),
  leadTrades: async (query) => readLeadTrades(await call('leadTrades', leadTradesFields(query)), query),
  followTrader: async (wish) => {
    await call('followTrader', followFields(wish));
  },
  unfollowTrader: async ({ traderId }) => {
    await call('unfollowTrader', { follow_user_id: traderId });
  },
  holdCopiedPosition: async ({ orderId }) => {
    await call('holdCopiedPosition', { transaction_id: orderId });
  },
});
