import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ledgerFaultsOf } from '../../../../tests/support/fuzz-server.ts';
import { keepPicture } from '../../../../tests/support/sample-pictures.ts';
import type { JournalEntry } from './storage/journal-storage.ts';
import { MemoryStorage } from './storage/memory-storage.ts';
import { dig, startWorld, type TestWorld } from './test-worlds/test-world.ts';

// Fifty of one kind on one balance, each sent when the pause for repeated requests is over, and none answered before all
// are on their way: a slow disk. The money is exact, and nothing is spent twice.

/** Keeps every record waiting until it is told to write. */
class SlowStorage extends MemoryStorage {
  #gate: Promise<void> = Promise.resolve();
  open: () => void = () => undefined;

  shut(): void {
    this.#gate = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  override async append(entries: readonly JournalEntry[]): Promise<void> {
    await this.#gate;
    await super.append(entries);
  }
}

const picture = `/upload/${'a'.repeat(32)}.jpg`;
const atOnce = 50;

interface Race {
  readonly name: string;
  readonly login: string;
  readonly operation: string;
  readonly fields: (call: TestWorld['call'], token: string) => Promise<Record<string, string>>;
  /** How many of them there is money and leave for. */
  readonly accepted: number;
  /** What each accepted one takes out of the spot account, in USDT. */
  readonly costs: number;
}

const wishes = (fields: Record<string, string>) => async () => fields;
const tether = { currency_id: '3', currency: '3' };

async function openContract(call: TestWorld['call'], token: string): Promise<Record<string, string>> {
  const wish = { currency_id: '1', legal_id: '3', type: '1', share: '7', multiple: '20' };
  expect(await call('POST /lever/submit', wish, token)).toMatchObject({ type: 'ok' });
  return { id: String(dig(await call('POST /lever/my_trade', {}, token), 'message', 'message', 'data', 0, 'id')) };
}

async function firstShare(call: TestWorld['call'], token: string): Promise<Record<string, string>> {
  const offered = dig((await call('GET /dual/index', { type: 'call' }, token)).message, 'dual_currencys', 0);
  return { id: String(dig(offered, 'id')), num: '5' };
}

const withdrawals: Race = {
  name: 'withdrawals',
  login: 'demo@tandem.test',
  operation: 'POST /wallet/out',
  fields: wishes({
    ...tether,
    number: '1000',
    type: '0',
    rate: '2',
    sub_type: 'trc20',
    pay_password: 'demo5678',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  }),
  // The payment password is looked at first, so that all of them ask for money in the moment in which the disk goes on.
  accepted: 1,
  costs: 1000,
};

const races: readonly Race[] = [
  withdrawals,
  {
    name: 'options',
    login: 'demo@tandem.test',
    operation: 'POST /microtrade/submit',
    fields: wishes({ match_id: '1001', currency_id: '3', type: '1', seconds: '600', number: '1500' }),
    accepted: 6,
    costs: 0,
  },
  {
    name: 'conversions',
    login: 'demo@tandem.test',
    operation: 'POST /user/Transfer',
    fields: wishes({ from_currency_id: '3', to_currency_id: '1', number: '3000' }),
    accepted: 19,
    costs: 3003,
  },
  {
    name: 'locks',
    login: 'demo@tandem.test',
    operation: 'POST /lh/deposit',
    fields: wishes({ config_id: '1', amount: '1500' }),
    accepted: 40,
    costs: 1500,
  },
  {
    name: 'loans',
    login: 'demo@tandem.test',
    operation: 'POST /postBorrowing',
    fields: wishes({ proid: '1', money: '500000', sfz: picture, yh: picture, fc: picture, sr: picture }),
    accepted: 1,
    costs: 0,
  },
  {
    name: 'shares',
    login: 'demo@tandem.test',
    operation: 'POST /dual/buyDual',
    fields: firstShare,
    accepted: 3,
    costs: 0,
  },
  {
    name: 'purchases',
    login: 'demo@tandem.test',
    operation: 'POST /postc2c',
    fields: wishes({
      guojia: 'India',
      xingming: 'Dana Example',
      c2cemail: 'dana@example.test',
      bizhong: 'USDT',
      paytype: 'bank/HDFC Bank',
      fabi: 'USD',
      buymoney: '200',
    }),
    accepted: 1,
    costs: 0,
  },
  {
    name: 'new tokens',
    login: 'demo@tandem.test',
    operation: 'POST /project/order',
    fields: wishes({ project_id: '2', amount: '10000' }),
    accepted: 24,
    costs: 2500,
  },
  {
    name: 'closings',
    login: 'demo@tandem.test',
    operation: 'POST /lever/close',
    fields: openContract,
    accepted: 1,
    costs: 0,
  },
  {
    name: 'spot orders',
    login: 'demo@tandem.test',
    operation: 'POST /coin/trade',
    fields: wishes({ currency_id: '1', legal_id: '3', type: '1', target_price: '10000.0', amount: '0.2' }),
    accepted: 30,
    costs: 2000,
  },
];

const spotUsdt = async (world: TestWorld, token: string): Promise<number> => {
  const answer = await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, token);
  return Number(dig(answer.message, 'change_balance'));
};

test.each(races)(
  'fifty $name at once on one balance: those there is money for, and no more',
  async ({ login, operation, fields, accepted, costs }) => {
    const storage = new SlowStorage();
    const world = await startWorld({ storage });
    await keepPicture(world, picture);
    const token = await world.signIn(login);
    const wish = await fields(world.call, token);
    const before = await spotUsdt(world, token);
    storage.shut();
    const answers: ReturnType<TestWorld['call']>[] = [];
    for (let sent = 0; sent < atOnce; sent += 1) {
      answers.push(world.call(operation, wish, token));
      await turn();
      world.clock.pass(5000);
    }
    storage.open();
    const told = await Promise.all(answers);
    expect(told.filter(({ type }) => type === 'ok')).toHaveLength(accepted);
    expect(ledgerFaultsOf(world)).toEqual([]);
    if (costs > 0) expect(await spotUsdt(world, token)).toBe(before - accepted * costs);
    const reopened = await startWorld({ storage, clock: world.clock });
    expect(reopened.engine.snapshot()).toBe(world.engine.snapshot());
  },
);

test('fifty withdrawals at once with the right payment password lock no one out', async () => {
  const storage = new SlowStorage();
  const world = await startWorld({ storage });
  const token = await world.signIn('demo@tandem.test');
  const { operation, fields } = withdrawals;
  const wish = await fields(world.call, token);
  storage.shut();
  const answers = Array.from({ length: atOnce }, () => world.call(operation, wish, token));
  storage.open();
  const told = await Promise.all(answers);
  expect(told.filter(({ type }) => type === 'ok')).toHaveLength(1);
  expect(told.filter(({ message }) => String(message).includes('payment password'))).toEqual([]);
  world.clock.pass(5000);
  expect(await world.call(operation, wish, token)).toMatchObject({ type: 'ok' });
});
