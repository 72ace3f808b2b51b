import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

/** Every field of a lock-mining order; sums are in its currency. */
export const miningColumns = (serverZone: string | undefined): readonly Column<MiningOrder>[] => [
  { name: 'order_id', cell: ({ id }) => id },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'amount', cell: ({ amount }) => amount },
  { name: 'daily_percent', cell: ({ dailyPercent }) => dailyPercent },
  { name: 'income_so_far', cell: ({ income }) => income },
  { name: 'status', cell: ({ status }) => status },
  { name: 'redeemed_early', cell: ({ isEarly }) => (isEarly === undefined ? undefined : isEarly ? 'yes' : 'no') },
  { name: 'penalty_percent_a_day', cell: ({ penaltyPercent }) => penaltyPercent },
  { name: 'penalty', cell: ({ penalty }) => penalty },
  { name: 'reason', cell: ({ reason }) => reason },
  ...momentColumns<MiningOrder>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  { name: 'starts_on', cell: ({ startsAt }) => startsAt },
  { name: 'ends_on', cell: ({ endsAt }) => endsAt },
  ...momentColumns<MiningOrder>('updated_at', { serverZone, read: ({ updatedAt }) => updatedAt }),
];
