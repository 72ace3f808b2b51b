import { amount } from '../../../../core/money/amount.ts';
import { strategies } from '../products/copy-trading/robot-strategies.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { demoPasswordHash } from './personas.ts';

/** Above the numbers that people get when they register. */
const firstNumber = 20_000;
const capital = amount('50000');

/** Robots that trade by a stated strategy and can be followed: accounts like any other, with a balance each. */
export function addRobots(kernel: Kernel): void {
  for (const [index, { id, nickname }] of strategies.entries()) {
    const user = kernel.run('access.addPerson', kernel.cursor, {
      login: `${id}@robots.tandem.test`,
      kind: 'email',
      passwordHash: demoPasswordHash,
      payPasswordHash: null,
      inviter: null,
      number: firstNumber + index + 1,
      traits: { nickname, review: 2, advancedReview: 2, country: 'Singapore', isTrader: true },
    });
    kernel.run('wallet.grant', kernel.cursor, {
      user,
      account: 'live',
      wallet: 'lever',
      currency: 'USDT',
      amount: capital,
    });
    kernel.run('follow.addRobot', kernel.cursor, { user, strategy: id });
  }
}

/** The account behind a strategy; undefined in a world without robots. */
export const robotOf = (kernel: Kernel, strategy: string): string | undefined =>
  kernel.composition.findUser(`${strategy}@robots.tandem.test`);
