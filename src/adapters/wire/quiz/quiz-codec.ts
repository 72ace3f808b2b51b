import type { Page, Rows } from '../../../core/domain/page.ts';
import type {
  BetState,
  QuizBet,
  QuizKind,
  QuizRound,
  QuizSide,
  RoundState,
} from '../../../core/domain/products/quiz.ts';
import type { Amount, Price, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { NewBet } from '../../../core/ports/quiz-port.ts';
import type { QuizBetRow, QuizRoundRow } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage, readRows } from '../calls/wire-page.ts';

const kinds: Readonly<Record<number, QuizKind>> = { 1: 'daily', 2: 'instant' };
const sides: Readonly<Record<number, QuizSide>> = { 1: 'higher', 2: 'notHigher' };
const roundStates: Readonly<Record<number, RoundState>> = { 0: 'notStarted', 1: 'guessing', 2: 'over' };
const betStates: Readonly<Record<number, BetState>> = {
  3: 'unsettled',
  4: 'guessedRight',
  5: 'distributed',
  6: 'missed',
};
const secondMs = 1000;

/** What rounds and bets say in the same words. */
type SharedRow = Pick<QuizRoundRow, Extract<keyof QuizRoundRow, keyof QuizBetRow>>;

function readShared(value: WireValue, path: string) {
  const row = objectAt<SharedRow>(value, path);
  return {
    id: row.id('id'),
    kind: row.choice<QuizKind>('kind', kinds),
    symbol: row.text('symbol'),
    opensAt: row.integer('open_at') * secondMs,
    locksAt: row.integer('lock_at') * secondMs,
    endsAt: row.integer('end_at') * secondMs,
    startPrice: row.optionalDecimal<Price>('start_price'),
    endPrice: row.optionalDecimal<Price>('end_price'),
    odds: row.decimal<Rate>('odds'),
    feePercent: row.decimal<Rate>('fee_rate'),
    currencyName: row.text('currency_name'),
  };
}

function readRound(value: WireValue, path: string): QuizRound {
  const row = objectAt<QuizRoundRow>(value, path);
  return {
    ...readShared(value, path),
    state: row.choice<RoundState>('status', roundStates),
    minimum: row.decimal<Amount>('min'),
    maximum: row.decimal<Amount>('max'),
    currencyId: row.id('currency_id'),
  };
}

export const readRounds = (value: WireValue): Rows<QuizRound> => readRows(value, 'message', readRound);

export const betFields = ({ roundId, side, stake, odds }: NewBet): FormFields<'placeBet'> => ({
  round_id: roundId,
  side: side === 'higher' ? '1' : '2',
  amount: stake,
  odds,
});

function readBet(value: WireValue, path: string): QuizBet {
  const row = objectAt<QuizBetRow>(value, path);
  return {
    ...readShared(value, path),
    roundId: row.id('round_id'),
    side: row.choice<QuizSide>('side', sides),
    stake: row.decimal<Amount>('amount'),
    fee: row.decimal<Amount>('fee'),
    bonus: row.decimal<Amount>('bonus'),
    state: row.choice<BetState>('status', betStates),
    createdAt: row.integer('created_at') * secondMs,
  };
}

type PageQuery = { readonly page: number; readonly limit: number };
export const betsFields = ({ page, limit }: PageQuery): QueryFields<'bets'> => ({
  page: String(page),
  limit: String(limit),
});
export const readBets = (value: WireValue, query: PageQuery): Page<QuizBet> =>
  readPage({ value, path: 'message' }, query, readBet);
