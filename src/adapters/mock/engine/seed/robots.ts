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

/** How many people follow each strategy when the world begins. */
const followed: Readonly<Record<string, number>> = { trend: 3, counter: 1, overnight: 2 };
const firstFollower = 30_000;
const followerFunds = amount('3000');

/** People who follow robots with their own money, in the least lots: what a trader opens is copied for them, too. */
export function addFollowers(kernel: Kernel): void {
  let number = firstFollower;
  for (const [strategy, count] of Object.entries(followed)) {
    const trader = robotOf(kernel, strategy) ?? '';
    for (let index = 0; index < count; index += 1) {
      number += 1;
      const user = kernel.run('access.addPerson', kernel.cursor, {
        login: `follower${number}@robots.tandem.test`,
        kind: 'email',
        passwordHash: demoPasswordHash,
        payPasswordHash: null,
        inviter: null,
        number,
        traits: { nickname: `Follower ${number}`, review: 2, advancedReview: 2, country: 'Singapore' },
      });
      const funds = { account: 'live', wallet: 'lever', currency: 'USDT', amount: followerFunds };
      kernel.run('wallet.grant', kernel.cursor, { user, ...funds });
      kernel.run('follow.follow', kernel.cursor, { user, trader, way: 'lots', number: '1' });
    }
  }
}

/** The account behind a strategy; undefined in a world without robots. */
export const robotOf = (kernel: Kernel, strategy: string): string | undefined =>
  kernel.composition.findUser(`${strategy}@robots.tandem.test`);
