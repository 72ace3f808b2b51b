import { expect, test } from 'vitest';
import { sceneIds, type SceneId } from '../../../../core/domain/server/scene-id.ts';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { EngineServer } from '../../doors/server/engine-server.ts';
import { FillableStorage } from '../../doors/storage/fillable-storage.ts';
import { DoubleEntryLedger } from '../../engine/ledger/double-entry-ledger.ts';
import { findLedgerFaults } from '../../engine/ledger/ledger-check.ts';
import { readKernelState } from '../../engine/storage/stored-world-codec.ts';
import { MemoryStorage } from '../../engine/storage/memory-storage.ts';
import {
  countedBytes,
  dig,
  requestOf,
  startWorld,
  type TestAnswer,
  type TestWorld,
} from '../../engine/test-worlds/test-world.ts';
import { EnginePresenter } from '../engine-presenter.ts';

interface Played {
  readonly world: TestWorld;
  readonly server: EngineServer;
  readonly presenter: EnginePresenter;
  readonly token: string;
  /** Through the door that has the faults. */
  ask(operation: string, fields?: Record<string, string>): Promise<Response | 'lost'>;
  /** Around it. */
  call(operation: string, fields?: Record<string, string>): Promise<TestAnswer>;
}

async function play(scene: SceneId, isHeld = false): Promise<Played> {
  const storage = new FillableStorage(new MemoryStorage());
  const world = await startWorld({ storage });
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes(), storage });
  const presenter = new EnginePresenter(server);
  const { token } = await presenter.playScene({ scene, isHeld });
  const ask: Played['ask'] = async (operation, fields) => {
    const outcome = await server.serve(requestOf(operation, fields, token));
    return outcome.kind === 'lost' ? 'lost' : outcome.response;
  };
  const call: Played['call'] = (operation, fields) => world.call(operation, fields, token);
  return { world, server, presenter, token, ask, call };
}

const buyFields = { currency_id: '1', legal_id: '3', type: '1', target_price: '1000', amount: '0.01' };
const buy = ({ call }: Played): Promise<TestAnswer> => call('POST /coin/trade', buyFields);
const orders = async ({ call }: Played, status: string): Promise<readonly unknown[]> =>
  [dig(await call('GET /coin/list', { status, limit: '50' }), 'message')].flat();
const contracts = async ({ call }: Played): Promise<readonly unknown[]> =>
  [dig(await call('POST /lever/my_trade', { limit: '2' }), 'message', 'message', 'data')].flat();
/** Of the contracts that are read above. */
const openContracts = async (played: Played): Promise<number> =>
  (await contracts(played)).filter((row) => Number(dig(row, 'status')) === 1).length;
const pairs = async ({ call }: Played): Promise<readonly unknown[]> => {
  const answer = await call('GET /currency/quotation_new');
  return [0, 1].flatMap((group) => [dig(answer, 'message', group, 'quotation')].flat());
};
const text = async (response: Response | 'lost'): Promise<string> => (response === 'lost' ? response : response.text());

async function openPairs(played: Played): Promise<readonly string[]> {
  const rows = await pairs(played);
  return rows.filter((row) => dig(row, 'is_open') === 1).map((row) => String(dig(row, 'market_type')));
}

/** Of one minute's return; nine hundredths of a per cent are usual. */
async function sigmaOfMinutes(played: Played): Promise<number> {
  const prices = await closes(played, 59);
  const moves = prices.slice(1).map((price, index) => Math.log(price / (prices[index] ?? price)) ** 2);
  return Math.sqrt(moves.reduce((total, move) => total + move, 0) / moves.length);
}

async function closes(played: Played, minutes: number): Promise<readonly number[]> {
  const to = Math.floor((await played.presenter.state()).now / 1000);
  const query = { symbol: 'BTC/USDT', period: '1min', from: String(to - minutes * 60), to: String(to) };
  const response = await played.world.send('GET /currency/new_timeshar', query);
  const rows: unknown = dig(await response.json(), 'data');
  return [rows].flat().map((row) => Number(dig(row, 'close')));
}

const facts: Readonly<Record<SceneId, (played: Played) => Promise<void>>> = {
  newcomer: async (played) => {
    const wallets = await played.call('POST /wallet/list');
    const live = [dig(wallets, 'message', 'change_wallet', 'balance')].flat();
    expect(live.every((row) => Number(dig(row, 'change_balance')) === 0)).toBe(true);
    expect(await played.call('GET /user/info')).toMatchObject({ message: { review_status: 0 } });
    expect(await orders(played, '0')).toEqual([]);
  },
  busy: async (played) => {
    expect(await orders(played, '1')).toHaveLength(7);
    expect(await orders(played, '2')).toHaveLength(8);
  },
  calm: async (played) => {
    expect((await played.presenter.state()).market).toEqual([{ kind: 'mood', pair: 'all', mood: 'calm' }]);
    expect(await sigmaOfMinutes(played)).toBeLessThan(0.0006);
  },
  volatile: async (played) => {
    expect((await played.presenter.state()).market).toEqual([{ kind: 'mood', pair: 'all', mood: 'volatile' }]);
    expect(await sigmaOfMinutes(played)).toBeGreaterThan(0.0015);
  },
  rally: async (played) => {
    const prices = await closes(played, 58);
    expect((prices.at(-1) ?? 0) / (prices[0] ?? 1)).toBeGreaterThan(1.02);
    expect((await played.presenter.state()).market).toMatchObject([{ kind: 'trend', percent: 8 }]);
  },
  gap: async (played) => {
    const [filled, ...others] = await orders(played, '2');
    expect(others).toEqual([]);
    const better = Number(dig(filled, 'fill_price')) / Number(dig(filled, 'target_price'));
    expect([better < 0.985, better > 0.95]).toEqual([true, true]);
  },
  stopped: async (played) => {
    const [position] = await contracts(played);
    expect(dig(position, 'status')).toBe(3);
    const [closed, stop] = [Number(dig(position, 'update_price')), Number(dig(position, 'stop_loss_price'))];
    expect([closed < stop * 0.975, closed > stop * 0.94]).toEqual([true, true]);
    expect(Number(dig(position, 'fact_profits'))).toBeLessThan(0);
  },
  liquidated: async (played) => {
    const [second, first] = await contracts(played);
    expect([dig(first, 'status'), dig(second, 'status')]).toEqual([3, 3]);
    // All positions of the quote currency in one step.
    expect(dig(first, 'complete_time')).toBe(dig(second, 'complete_time'));
    expect(Number(dig(first, 'fact_profits'))).toBeLessThan(-10_000);
    const terms = await played.call('POST /lever/deal', { currency_id: '1', legal_id: '3' });
    expect(dig(terms, 'message', 'my_transaction')).toEqual([]);
  },
  halted: async (played) => {
    expect(await orders(played, '1')).toHaveLength(1);
    expect(await buy(played)).toMatchObject({ type: 'error', message: 'This market is closed now.' });
    expect((await openPairs(played)).filter((category) => category === 'crypto')).toHaveLength(29);
    await played.presenter.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: false });
    expect(await buy(played)).toMatchObject({ type: 'ok' });
  },
  weekend: async (played) => {
    expect(new Set(await openPairs(played))).toEqual(new Set(['crypto']));
    expect(new Date((await played.presenter.state()).now).getUTCDay()).toBe(6);
  },
  closed: async (played) => {
    expect(await openPairs(played)).not.toContain('crypto');
    expect(await buy(played)).toMatchObject({ type: 'error' });
  },
  slow: async (played) => {
    const start = performance.now();
    await played.ask('GET /currency/quotation_new');
    expect(performance.now() - start).toBeGreaterThan(2900);
  },
  lost: async (played) => {
    expect(await played.ask('POST /coin/trade', buyFields)).toBe('lost');
    // One waits from before.
    expect(await orders(played, '1')).toHaveLength(2);
    expect(await played.ask('POST /coin/trade', buyFields)).not.toBe('lost');
  },
  failing: async (played) => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const response = await played.ask('GET /user/info');
        return response === 'lost' ? 0 : response.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 500]));
  },
  garbled: async (played) => {
    const texts = await Promise.all(Array.from({ length: 60 }, async () => text(await played.ask('GET /user/info'))));
    const whole = texts.filter((answer) => answer.endsWith('}'));
    expect([whole.length > 0, whole.length < texts.length]).toEqual([true, true]);
  },
  settling: async (played) => {
    const heard: string[] = [];
    const peer = played.server.connect({ deliver: ({ event }) => heard.push(event), drop: () => undefined });
    const info = await played.call('GET /user/info');
    expect(peer?.login(String(dig(info, 'message', 'id')), played.token)).toBe(true);
    const [open] = [dig(await played.call('GET /microtrade/lists', { status: '1' }), 'message', 'data')].flat();
    expect(Number(dig(open, 'remain_milli_seconds'))).toBeLessThanOrEqual(21_300);
    const before = performance.now();
    await played.ask('GET /microtrade/lists', { status: '1' });
    expect(performance.now() - before, 'what runs is shown at once').toBeLessThan(4000);
    const start = performance.now();
    await played.presenter.advance({ milliseconds: 20_100 });
    played.world.engine.tick();
    // It is settled at once, at the price of its tick; only the news of it waits.
    const result = await played.call('GET /microtrade/get_result', { id: String(dig(open, 'id')) });
    expect(result.message).toMatchObject({ status: 3, complete_at: dig(open, 'handled_at') });
    expect(heard).not.toContain('closed_microorder');
    const late = await text(await played.ask('GET /microtrade/get_result', { id: String(dig(open, 'id')) }));
    expect(performance.now() - start).toBeGreaterThan(7900);
    expect(JSON.parse(late)).toEqual(result);
    await expect.poll(() => heard).toContain('closed_microorder');
    peer?.close();
  },
  silent: async (played) => {
    const heard: unknown[] = [];
    const peer = played.server.connect({ deliver: (event) => heard.push(event), drop: () => undefined });
    played.world.clock.pass(2000);
    played.world.engine.tick();
    expect([peer === undefined, heard.length]).toEqual([false, 0]);
  },
  dead: async (played) => {
    expect(played.server.connect({ deliver: () => undefined, drop: () => undefined })).toBeUndefined();
  },
  expired: async (played) => {
    expect(await text(await played.ask('GET /user/info'))).toContain('"type":"999"');
    expect(await text(await played.ask('GET /user/info'))).toContain('"type":"ok"');
  },
  verify: async (played) => {
    expect(await text(await played.ask('GET /user/info'))).toContain('"type":"998"');
    expect(await text(await played.ask('GET /user/info'))).toContain('"type":"ok"');
  },
  full: async (played) => {
    const before = played.world.engine.snapshot();
    expect(await text(await played.ask('POST /coin/trade', buyFields))).toContain('There is no room left');
    played.server.setFaults({ storageFull: false });
    expect(played.world.engine.snapshot()).toBe(before);
    expect(await text(await played.ask('POST /coin/trade', buyFields))).toBe('{"type":"ok","message":""}');
  },
  frozen: async (played) => {
    expect(await played.call('GET /user/info')).toMatchObject({ message: { frozen_funds: '1', status: 0 } });
  },
  overdue: async (played) => {
    expect(await played.call('GET /user/info')).toMatchObject({ message: { frozen_funds: '0', status: 1 } });
  },
};

test.each(sceneIds)('scene %s: what it promises is so, it is named, and the ledger holds', async (scene) => {
  const played = await play(scene);
  expect(await played.presenter.state()).toMatchObject({ scene, isWorkedIn: false });
  await facts[scene](played);
  const { ledger } = readKernelState(played.world.engine.snapshot());
  expect(findLedgerFaults(DoubleEntryLedger.restore(ledger))).toEqual([]);
});

test.each([
  ['gap', async (played: Played) => (await orders(played, '1')).length],
  ['stopped', async (played: Played) => openContracts(played)],
  ['liquidated', async (played: Played) => openContracts(played)],
] as const)('scene %s: held, it waits with what is open, and goes on when it is told to', async (scene, countOpen) => {
  const played = await play(scene, true);
  expect(await countOpen(played)).toBe(scene === 'liquidated' ? 2 : 1);
  await played.presenter.advance({ to: 'scene-event' });
  expect(await countOpen(played)).toBe(0);
  await facts[scene](played);
});

test.each(['slow', 'lost', 'silent', 'dead', 'full', 'closed', 'halted'] as const)(
  'scene %s: an order waits in its ticket, so that no list is empty before anything is done',
  async (scene) => {
    expect(await orders(await play(scene), '1')).toHaveLength(1);
  },
);

test('advance: a scene without an event stays as it is', async () => {
  const played = await play('busy', true);
  const before = played.world.engine.snapshot();
  await played.presenter.advance({ to: 'scene-event' });
  expect(played.world.engine.snapshot()).toBe(before);
  await facts.busy(played);
});

test('scene busy: what is to fill at once fills, from every moment on', async () => {
  const storage = new FillableStorage(new MemoryStorage());
  const world = await startWorld({ storage });
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes(), storage });
  for (const days of [0, 5, 9, 320]) {
    world.clock.pass(days * 24 * 3_600_000);
    const { token } = await new EnginePresenter(server).playScene({ scene: 'busy' });
    const pending = dig(await world.call('GET /coin/list', { status: '1', limit: '50' }, token), 'message');
    expect([pending].flat()).toHaveLength(7);
  }
});

const ends: Partial<Record<SceneId, (presenter: EnginePresenter) => Promise<void>>> = {
  lost: (presenter) => presenter.setFaults({ loseNextAnswer: false }),
  halted: (presenter) => presenter.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: false }),
  closed: (presenter) => presenter.shapeMarket({ kind: 'usual' }),
  calm: (presenter) => presenter.shapeMarket({ kind: 'mood', pair: 'all', mood: 'volatile' }),
  rally: (presenter) => presenter.advance({ milliseconds: 2 * 3_600_000 }),
  weekend: (presenter) => presenter.advance({ milliseconds: 48 * 3_600_000 }),
};

test.each(Object.entries(ends))('scene %s: it is named until that is over', async (scene, end) => {
  const { presenter } = await play(sceneIds.find((id) => id === scene) ?? 'busy');
  expect((await presenter.state()).scene).toBe(scene);
  await end(presenter);
  expect((await presenter.state()).scene).toBeUndefined();
});

test('playScene: the same seed makes the same world; another seed another', async () => {
  const worldOf = async (seed?: number): Promise<unknown> => {
    const world = await startWorld();
    const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes() });
    await new EnginePresenter(server).playScene({ scene: 'gap', ...(seed === undefined ? {} : { seed }) });
    return world.engine.snapshot();
  };
  const [first, second, other] = [await worldOf(), await worldOf(), await worldOf(5)];
  expect([first === second, first === other]).toEqual([true, false]);
});
