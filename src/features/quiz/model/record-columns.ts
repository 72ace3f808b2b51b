import { betResult, type QuizBet } from '../../../core/domain/products/quiz.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

/** Every field of a bet; the result is after stake and fee, and empty until there is one. */
export const betColumns = (serverZone: string | undefined): readonly Column<QuizBet>[] => [
  { name: 'bet_id', cell: ({ id }) => id },
  { name: 'round_id', cell: ({ roundId }) => roundId },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'pair', cell: ({ symbol }) => symbol },
  { name: 'guess', cell: ({ side }) => (side === 'higher' ? 'higher' : 'not higher') },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'stake', cell: ({ stake }) => stake },
  { name: 'fee', cell: ({ fee }) => fee },
  { name: 'odds', cell: ({ odds }) => odds },
  { name: 'bonus_when_right', cell: ({ bonus }) => bonus },
  { name: 'start_price', cell: ({ startPrice }) => startPrice },
  { name: 'end_price', cell: ({ endPrice }) => endPrice },
  { name: 'status', cell: ({ state }) => state },
  { name: 'result', cell: betResult },
  ...momentColumns<QuizBet>('placed_at', { serverZone, read: ({ createdAt }) => createdAt.toString() }),
  ...momentColumns<QuizBet>('decided_at', { serverZone, read: ({ endsAt }) => endsAt.toString() }),
];
