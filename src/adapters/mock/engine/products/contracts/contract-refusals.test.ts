import { describe, expect, test } from 'vitest';
import { newcomerTraits, type Person, type PersonTraits } from '../../people/access/access-book.ts';
import { ContractWorld, worldStart, type Wish } from '../../test-worlds/contract-test-world.ts';

const long: Wish = { user: '1', symbol: 'BTC/USDT', direction: 'long', lots: 10, leverage: 50 };
const short: Wish = { ...long, direction: 'short' };

const approvedPerson: Person = {
  ...newcomerTraits,
  id: '1',
  login: 'a@b.test',
  kind: 'email',
  invitationCode: 'x',
  inviter: null,
  registeredAt: 0,
  review: 2,
  lastSignInAt: null,
  passwordHash: '',
  passwordVersion: 1,
  payPasswordHash: null,
  failedSignIns: 0,
  signInLockedUntil: 0,
};

describe('refusals', () => {
  const wish = {
    user: '1',
    base: '1',
    quote: '3',
    direction: 'long',
    status: '1',
    lots: '1',
    leverage: '50',
    limit: null,
  };

  test('placeContractOrder: each says what is wrong, in the order of the protocol, and changes nothing', () => {
    const world = new ContractWorld({ seed: 12 });
    const state = JSON.stringify(world.kernel.state());
    const refused = (change: object, textKey: string): void =>
      expect(() => world.command('placeContractOrder', { ...wish, ...change })).toThrow(
        expect.objectContaining({ textKey }),
      );
    refused({ base: '999', lots: '0' }, 'unknownPair');
    refused({ base: '201', quote: '100', lots: '0' }, 'marketClosed');
    for (const lots of ['0', '-1', '1.5', 'x']) refused({ lots, leverage: '7' }, 'lotsNotWhole');
    refused({ base: '302', quote: '100', lots: '2001', leverage: '7' }, 'tooManyLots');
    refused({ leverage: '7', status: '9' }, 'leverageNotOffered');
    refused({ status: '9' }, 'wrongOrderType');
    refused({ status: '0' }, 'limitNotPositive');
    refused({ status: '0', limit: '0' }, 'limitNotPositive');
    refused({ status: '0', limit: '60000.05' }, 'priceStep');
    refused({ status: '0', limit: '900000' }, 'limitNotBelow');
    refused({ status: '0', limit: '900', direction: 'short' }, 'limitNotAbove');
    refused({ lots: '100000' }, 'contractBalanceTooSmall');
    refused({ lots: '1'.padEnd(18, '0') }, 'parameter');
    expect(JSON.stringify(world.kernel.state())).toBe(state);
  });

  test('settings: what the operator has switched off is refused, and nothing else', () => {
    const world = new ContractWorld({ seed: 12, settings: { takesLimitOrders: false, takesLevels: false } });
    const order = world.place(long);
    const refused = (act: () => void, textKey: string): void =>
      expect(act).toThrow(expect.objectContaining({ textKey }));
    refused(() => world.place({ ...long, limit: order.price - 100 }), 'limitOrdersClosed');
    refused(() => world.setStops(order, order.price + 100, order.price - 100), 'functionNotOpen');
    world.close('1', order.id);
    expect(order.status).toBe('closed');
  });

  test('setContractStops: each side of each level', () => {
    const world = new ContractWorld({ seed: 13 });
    const order = world.place(long);
    const refused = (levels: readonly [number, number], textKey: string, of = order): void =>
      expect(() => world.setStops(of, ...levels)).toThrow(expect.objectContaining({ textKey }));
    const { price } = order;
    refused([0, price - 10], 'levelsNotPositive');
    refused([price, price - 10], 'targetNotAboveOpen');
    refused([price + 10, price], 'stopNotBelowOpen');
    const mirrored = world.place({ ...short, user: '2' });
    refused([price, price + 10], 'targetNotBelowOpen', mirrored);
    refused([price - 10, price], 'stopNotAboveOpen', mirrored);
    while (world.last('BTC/USDT') <= price + 20) world.wait(100);
    refused([world.last('BTC/USDT'), price - 10], 'targetNotAbovePrice');
    refused([price - 10, world.last('BTC/USDT')], 'stopNotAbovePrice', mirrored);
    while (world.last('BTC/USDT') >= price - 20) world.wait(100);
    refused([price + 10, world.last('BTC/USDT')], 'stopNotBelowPrice');
    refused([world.last('BTC/USDT'), price + 10], 'targetNotBelowPrice', mirrored);
    refused([price + 10, price - 10], 'unknownOrder', { ...order, user: '3' });
  });

  test('T20 setContractStops: a level below the first step is kept as none, and never fires', () => {
    const world = new ContractWorld({ seed: 13 });
    const order = world.place(long);
    world.command('setContractStops', {
      user: order.user,
      id: order.id,
      takeProfit: '600000000',
      stopLoss: '0.00000001',
    });
    expect(order.stopLoss).toBe(0);
    world.wait(60_000);
    expect(order.status).toBe('open');
  });

  test('closePosition: unknown, another person’s, and no longer open', () => {
    const world = new ContractWorld({ seed: 14 });
    const order = world.place(long);
    const refused = (user: string, id: number, textKey: string): void =>
      expect(() => world.close(user, id)).toThrow(expect.objectContaining({ textKey }));
    refused('1', 99, 'unknownOrder');
    refused('2', order.id, 'forbidden');
    world.close('1', order.id);
    refused('1', order.id, 'orderState');
  });

  test.each([
    ['accountLocked', 'error', { lockedUntil: worldStart + 1, review: 0, fundsFrozen: true }],
    ['verifyIdentity', '998', { review: 0, fundsFrozen: true }],
    ['verificationNotApproved', 'error', { review: 1, fundsFrozen: true }],
    ['fundsFrozen', 'error', { review: 2, fundsFrozen: true }],
  ] as const)(
    'gate: %s stands before orders, closing and cancelling, and lets levels be set',
    (textKey, type, traits) => {
      const open = new ContractWorld({ seed: 15 });
      open.place(long);
      const person = (): Person => ({ ...approvedPerson, ...(traits satisfies Partial<PersonTraits>) });
      const world = new ContractWorld({ seed: 15, state: open.kernel.state(), personBehind: person });
      const refusal = expect.objectContaining({ textKey, type });
      expect(() => world.place(long)).toThrow(refusal);
      expect(() => world.close('1', 1)).toThrow(refusal);
      expect(() => world.cancel('1', 1)).toThrow(refusal);
      expect(() => world.closeAll('1')).toThrow(refusal);
      const { price } = world.order(1);
      world.setStops(world.order(1), price + 10, price - 10);
      expect(world.order(1).takeProfit).toBe(price + 10);
    },
  );
});
