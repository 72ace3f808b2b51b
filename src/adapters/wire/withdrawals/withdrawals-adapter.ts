import { dialects } from '../../../core/domain/server/server-dialect.ts';
import type { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import {
  readTodaysWithdrawals,
  readWithdrawals,
  readWithdrawalTerms,
  withdrawalFields,
  withdrawalsFields,
} from './withdrawals-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const withdrawalsOver = ({ call, family }: Wire): WithdrawalsPort => ({
  withdrawalTerms: async ({ currencyId }) =>
    readWithdrawalTerms(await call('withdrawalTerms', { currency: currencyId })),
  requestWithdrawal: async (wish) => {
    await call('requestWithdrawal', withdrawalFields(wish, dialects[family()]));
  },
  withdrawals: async (query) => readWithdrawals(await call('withdrawals', withdrawalsFields(query)), query),
  todaysWithdrawals: async () => readTodaysWithdrawals(await call('todaysWithdrawals')),
});
