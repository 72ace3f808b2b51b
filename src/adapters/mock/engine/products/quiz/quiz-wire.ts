import { roundStateAt, type QuizWindow } from '../../../../../core/domain/products/quiz.ts';
import { fromSteps } from '../../../../../core/money/fixed-point.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { betsOf, type BetRecord, type QuizBook } from './quiz-book.ts';
import { quizTerms, roundsAround, type Round } from './quiz-rounds.ts';
import { retryMs } from './quiz-rules.ts';

const betsLimit = 10;
const kinds = { daily: 1, instant: 2 } as const;
const sides = { higher: 1, notHigher: 2 } as const;
const states = { notStarted: 0, guessing: 1, over: 2 } as const;

const seconds = (ms: number): number => Math.floor(ms / 1000);

interface Quoted {
  readonly market: Market;
  readonly at: number;
}

function priceText(market: Market, symbol: string, steps: number | undefined): string | null {
  const instrument = market.find(symbol);
  return steps === undefined || instrument === undefined ? null : decimalColumn(fromSteps(steps, instrument.priceStep));
}

/** The deciding price; undefined before the end, or while the pair is halted since then. */
function endSteps({ symbol, endsAt }: Round, { market, at }: Quoted): number | undefined {
  for (let look = endsAt; look <= at; look += retryMs)
    if (market.isOpen(symbol, look)) return market.lastPrice(symbol, look);
  return undefined;
}

const startSteps = ({ symbol, locksAt }: Pick<Round, 'symbol' | 'locksAt'>, { market, at }: Quoted) =>
  at < locksAt ? undefined : market.lastPrice(symbol, locksAt);

const windowRow = ({ opensAt, locksAt, endsAt }: QuizWindow) => ({
  open_at: seconds(opensAt),
  lock_at: seconds(locksAt),
  end_at: seconds(endsAt),
});

function roundRow(round: Round, quoted: Quoted): Json {
  const { market, at } = quoted;
  return {
    id: round.id,
    kind: kinds[round.kind],
    symbol: round.symbol,
    ...windowRow(round),
    status: states[roundStateAt(round, at)],
    start_price: priceText(market, round.symbol, startSteps(round, quoted)),
    end_price: priceText(market, round.symbol, endSteps(round, quoted)),
    odds: quizTerms.odds,
    fee_rate: quizTerms.feePercent,
    min: decimalColumn(quizTerms.minimum),
    max: decimalColumn(quizTerms.maximum),
    currency_id: findCurrency(quizTerms.currency)?.id ?? 0,
    currency_name: quizTerms.currency,
  };
}

const betRow = (bet: BetRecord, quoted: Quoted): { readonly [key: string]: Json } => ({
  id: bet.id,
  round_id: bet.round,
  kind: kinds[bet.kind],
  symbol: bet.symbol,
  ...windowRow(bet),
  side: sides[bet.side],
  amount: decimalColumn(bet.stake),
  fee: decimalColumn(bet.fee),
  bonus: decimalColumn(bet.bonus),
  odds: bet.odds,
  fee_rate: bet.feePercent,
  currency_name: quizTerms.currency,
  status: bet.status,
  start_price: priceText(quoted.market, bet.symbol, startSteps(bet, quoted)),
  end_price: priceText(quoted.market, bet.symbol, bet.endPrice ?? undefined),
  created_at: seconds(bet.createdAt),
});

export const quizRoutes: readonly Route<QuizBook>[] = [
  {
    operation: 'GET /guess/rounds',
    access: 'open',
    handle: async function quizRounds({ at }, { market }) {
      return { type: 'ok', message: { list: roundsAround(at).map((round) => roundRow(round, { market, at })) } };
    },
  },
  {
    operation: 'POST /guess/bet',
    access: 'signed-in',
    handle: async function placeBet({ fields, userId: user = '', language, execute }) {
      const { round_id: round = '', amount = '', odds = '' } = fields;
      const side = fields['side'] === '1' ? 'higher' : 'notHigher';
      await execute('quiz.placeBet', { user, round, side, amount, odds });
      return { type: 'ok', message: serverText(language, 'betPlaced') };
    },
  },
  {
    operation: 'GET /guess/bets',
    access: 'signed-in',
    handle: async function bets(request, { slice, market }) {
      const rows = betsOf(slice, request.userId ?? '').map((bet) => betRow(bet, { market, at: request.at }));
      const { current_page, data, last_page, per_page, total } = paginator(rows, request, {
        path: '/guess/bets',
        standardLimit: betsLimit,
      });
      return { type: 'ok', message: { current_page, data, last_page, per_page, total } };
    },
  },
];
