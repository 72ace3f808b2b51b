import { amount } from '../../../src/core/money/amount.ts';
import { QuizPort } from '../../../src/core/ports/quiz-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, UnmetNeed, type PortPromise } from './port-promise.ts';

export const quizPromises: readonly PortPromise[] = [
  promise('quizRounds: everybody sees them, each once, with its three moments in order', 'nobody', async ({ port }) => {
    const rounds = await port(QuizPort).quizRounds();
    seeNoRepetition(rounds, 'message.list[*].id');
    const odd = rounds.filter(({ opensAt, locksAt, endsAt }) => opensAt >= locksAt || locksAt >= endsAt);
    see(odd.length === 0, {
      at: 'message.list[*]',
      expected: 'open_at, lock_at, end_at in order',
      got: odd.map(({ id }) => id).join(', '),
    });
  }),
  refusal('placeBet: in a round that is over it is refused', async ({ port }) => {
    const over = (await port(QuizPort).quizRounds()).find(({ state }) => state === 'over');
    if (over === undefined) throw new UnmetNeed('the server has no round that is over');
    const { id: roundId, odds } = over;
    await seeRefused(port(QuizPort).placeBet({ roundId, side: 'higher', stake: amount('1'), odds }));
  }),
  promise('bets: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(QuizPort).bets({ page: 1, limit: 2 });
    const second = await port(QuizPort).bets({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
