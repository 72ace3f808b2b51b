import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  betBonus,
  betCost,
  sideOf,
  type QuizBet,
  type QuizRound,
  type QuizSide,
} from '../../src/core/domain/products/quiz.ts';
import { amount, price } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { QuizPort } from '../../src/core/ports/quiz-port.ts';
import { quizPromises } from './promises/quiz-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const free = { currency: 'USDT', wallet: 'change', locked: false } as const;
const locked = { ...free, locked: true } as const;
const stake = amount('10');

const describeQuizPort = (world: World): unknown =>
  describe(`QuizPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): QuizPort => running.port(QuizPort);
    const roundIn = async (state: QuizRound['state'], kind: QuizRound['kind'] = 'instant'): Promise<QuizRound> => {
      const found = (await port().quizRounds()).find((round) => round.state === state && round.kind === kind);
      if (found === undefined) throw new Error(`no ${kind} round is ${state}`);
      return found;
    };
    const bet = ({ id: roundId, odds }: QuizRound, side: QuizSide = 'higher'): Promise<void> =>
      port().placeBet({ roundId, side, stake, odds });
    const latest = async (): Promise<QuizBet | undefined> => (await port().bets({ page: 1, limit: 1 })).items[0];
    const pass = (milliseconds: number): Promise<void> => running.presenter.advance({ milliseconds });

    tryPromises(quizPromises, () => running);

    test('quizRounds: QZ2 daily and real-time ones, in each state', async () => {
      for (const kind of ['daily', 'instant'] as const)
        for (const state of ['notStarted', 'guessing', 'over'] as const)
          expect(await roundIn(state, kind)).toMatchObject({ kind, state, currencyName: 'USDT' });
    });

    test('placeBet: QZ1 stake and fee leave at once; the market price decides, and the books stay even', async () => {
      const round = await roundIn('guessing', 'daily');
      const [before, held] = [running.balance(free), running.balance(locked)];
      await bet(round);
      const spent = subtract(before, betCost(stake, round));
      expect(running.balance(free)).toBe(spent);
      expect(running.balance(locked)).toBe(add(held, stake));
      expect(await latest()).toMatchObject({ state: 'unsettled', side: 'higher', bonus: betBonus(stake, round) });
      await pass(round.endsAt - running.now() + 1000);
      const decided = await latest();
      const isRight = sideOf(decided?.startPrice ?? price('1'), decided?.endPrice ?? price('1')) === 'higher';
      expect(decided?.state).toBe(isRight ? 'guessedRight' : 'missed');
      await pass(60_000);
      expect((await latest())?.state).toBe(isRight ? 'distributed' : 'missed');
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('placeBet: QZ1 once in a round, while it takes bets, at the odds that were seen', async () => {
      const round = await roundIn('guessing', 'daily');
      await bet(round);
      await expect(bet(round, 'notHigher')).rejects.toMatchObject({ kind: 'server' });
      await expect(bet(await roundIn('notStarted'))).rejects.toMatchObject({ kind: 'server' });
      await expect(bet(await roundIn('over'))).rejects.toMatchObject({ kind: 'server' });
      await running.signIn('new@tandem.test');
      await expect(bet(round)).rejects.toMatchObject({ kind: 'verification-required' });
    });

    test('bets: another person’s are not there, and a visitor has none', async () => {
      await bet(await roundIn('guessing', 'daily'));
      await running.signIn('trader@tandem.test');
      expect((await port().bets({ page: 1, limit: 10 })).items).toEqual([]);
      running.session.signOut();
      expect((await port().quizRounds()).length).toBeGreaterThan(0);
      await expect(port().bets({ page: 1, limit: 10 })).rejects.toMatchObject({ kind: 'session-expired' });
    });
  });

oneAccountWorlds.forEach(describeQuizPort);
