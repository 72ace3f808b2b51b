import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import type { NoticeKind } from '../../../../core/domain/notices/notice.ts';
import { countUnread } from '../../../../core/domain/notices/notice-book.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';
import { NoticeStore } from './notice-store.ts';
import { keepLeftAt, leftAt } from './left-at.ts';
import { NoticeWatch, type Seen, type Watcher } from './notice-watch.ts';
import { lookThrough } from './look-through.ts';

/** An order on the server. */
interface Row {
  readonly id: string;
  readonly state: 'pending' | 'filled' | 'cancelled';
  readonly movedAt: string;
  readonly madeAt?: string;
  readonly kind?: NoticeKind;
}

const pending = (id: string): Row => ({ id, state: 'pending', movedAt: '2026-01-05 10:00:00' });
const filled = (id: string, movedAt = '2026-01-05 11:00:00'): Row => ({ id, state: 'filled', movedAt });

let rows: readonly Row[];
let unreadable: readonly string[];
let failure: AppError | undefined;
let device: Map<string, string>;
let looks: number;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  [rows, unreadable, failure, looks] = [[], [], undefined, 0];
  device = new Map();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.watch.stop();
  vi.useRealTimers();
});

const seenOf = ({ id, state, movedAt, madeAt = '2026-01-05 10:00:00', kind }: Row): Seen => ({
  id,
  stage: state,
  isOpen: state === 'pending',
  isNews: state !== 'pending',
  movedAt,
  hasWaited: movedAt !== madeAt,
  place: '1/3',
  facts: () => ({
    kind: kind ?? (state === 'filled' ? 'spot.bought' : 'spot.cancelled'),
    name: 'BTC/USDT',
    moment: movedAt,
  }),
});

/** A server that shows two rows a page, newest first, and sends some that cannot be read. */
const page = (wanted: readonly Row[], at = 1) => ({
  items: wanted.slice((at - 1) * 2, at * 2).filter(({ id }) => !unreadable.includes(id)),
  hasMore: wanted.length > at * 2,
  total: undefined,
});
const watcher: Watcher = {
  subject: 'spot',
  openMs: 5_000,
  quietMs: 60_000,
  look: async (watched) => {
    looks += 1;
    if (failure !== undefined) throw failure;
    const read = await lookThrough<Row>(
      {
        newest: async () => page(rows),
        open: [
          async (at) =>
            page(
              rows.filter(({ state }) => state === 'pending'),
              at,
            ),
        ],
        find: async (id) => rows.filter((row) => !unreadable.includes(row.id)).find((row) => row.id === id),
      },
      watched,
    );
    return read.map(seenOf);
  },
};

const tabs: { watch: NoticeWatch; store: NoticeStore }[] = [];
let locked = false;

/** A tab of this device: what it keeps is there after a reload, and for every other tab. */
function openTab(
  storage: KeyValueStorage = memoryStorage(device),
  store = new NoticeStore(keptTextOf(storage, 'live.notices.1')),
  { left, hasZone = true }: { readonly left?: string | undefined; readonly hasZone?: boolean } = {},
) {
  const clock = {
    now: () => Date.now(),
    after: (delayMs: number, run: () => void) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  };
  const alone = async (_: string, run: () => Promise<void>): Promise<void> => {
    if (locked) return;
    locked = true;
    await run().finally(() => (locked = false));
  };
  const watch = new NoticeWatch(
    {
      account: 'live',
      store,
      storage,
      clock,
      serverClock: clock,
      zone: () => (hasZone ? 'UTC' : undefined),
      isWanted: () => true,
      alone,
      onNews: () => undefined,
      leftAt: left,
    },
    [watcher],
  );
  const tab = { watch, store };
  tabs.push(tab);
  return tab;
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('T1 NoticeWatch', () => {
  test('the first look only learns; what fills afterwards is told once, with the moment that the server gave it', async () => {
    rows = [filled('2'), pending('1')];
    const { store } = openTab();
    await pass(2_000);
    expect(store.book().notices).toEqual([]);
    rows = [filled('2'), filled('1', '2026-01-05 11:30:00')];
    await pass(5_000);
    expect(store.book().notices).toMatchObject([
      { id: 'spot:1:filled', kind: 'spot.bought', at: Date.UTC(2026, 0, 5, 11, 30), isTold: false, isRead: false },
    ]);
    expect(store.claim()).toHaveLength(1);
    await pass(120_000);
    expect(store.claim()).toEqual([]);
    expect(countUnread(store.book())).toBe(1);
  });

  test('an order that was placed and filled in this visit, before the first look, is told all the same', async () => {
    rows = [filled('2', '2026-01-05 11:59:59'), filled('1', '2026-01-05 12:00:01')];
    const { store } = openTab();
    await pass(2_000);
    expect(store.claim()).toMatchObject([{ of: '1' }]);
  });

  test('what ended while the program was closed is told on return, once over every reload', async () => {
    rows = [pending('1')];
    const first = openTab();
    await pass(2_000);
    first.watch.stop();
    rows = [filled('1')];
    const second = openTab(memoryStorage(device));
    await pass(70_000);
    expect(second.store.claim()).toMatchObject([{ of: '1' }]);
    second.watch.stop();
    const third = openTab(memoryStorage(device));
    await pass(70_000);
    expect(third.store.claim()).toEqual([]);
    expect(third.store.book().notices).toHaveLength(1);
  });

  test('who logs out and in again is told what happened meanwhile, and nothing a second time', async () => {
    rows = [pending('1')];
    const storage = memoryStorage(device);
    const { store, watch } = openTab(storage);
    await pass(2_000);
    const first = filled('1', '2026-01-05 12:00:04');
    rows = [first];
    await pass(6_000);
    expect(store.claim()).toMatchObject([{ of: '1' }]);
    watch.stop();
    device.clear();
    rows = [filled('2', '2026-01-05 12:00:20'), first];
    await pass(30_000);
    vi.spyOn(performance, 'now').mockReturnValue(38_000);
    openTab(storage, store);
    await pass(2_000);
    expect(store.claim()).toMatchObject([{ of: '2' }]);
    expect(countUnread(store.book())).toBe(1);
  });

  test('who logs in again on a new page is told what has happened since the session before, and nothing older', async () => {
    const storage = memoryStorage(device);
    keepLeftAt(storage, Date.UTC(2026, 0, 5, 11, 30), 'UTC');
    rows = [filled('2', '2026-01-05 11:45:00'), filled('1', '2026-01-05 11:15:00')];
    const { store } = openTab(storage, undefined, { left: leftAt(storage, Date.now()), hasZone: false });
    await pass(2_000);
    expect(store.claim()).toMatchObject([{ of: '2' }]);
    expect(countUnread(store.book())).toBe(1);
  });

  test('leftAt: a moment of the last week as the server writes it, and nothing else', () => {
    const storage = memoryStorage(device);
    const now = Date.now();
    const read = (at: number, zone?: string) => {
      keepLeftAt(storage, at, zone);
      return leftAt(storage, now);
    };
    expect(read(now, 'Asia/Singapore')).toBe('2026-01-05 20:00:00');
    expect(read(now - 604_800_000, 'UTC')).toBeUndefined();
    expect(read(now)).toBeUndefined();
    storage.write('alerts.left', 'yesterday');
    expect(leftAt(storage, now)).toBeUndefined();
  });

  test('two tabs tell once together, and share their looks', async () => {
    rows = [pending('1')];
    const storage = memoryStorage(device);
    const [one, other] = [openTab(storage), openTab(storage)];
    await pass(2_000);
    expect(looks).toBe(1);
    rows = [filled('1')];
    await pass(60_000);
    expect([...one.store.claim(), ...other.store.claim()]).toHaveLength(1);
  });

  test('several that end at the same moment are all told, also where one is far down the list', async () => {
    rows = [pending('5'), pending('4'), pending('3'), pending('2'), pending('1')];
    const { store } = openTab();
    await pass(2_000);
    rows = rows.map(({ id }) => filled(id));
    await pass(6_000);
    expect(
      store
        .claim()
        .map(({ of }) => of)
        .toSorted(),
    ).toEqual(['1', '2', '3', '4', '5']);
  });

  test('a row that cannot be read, or is not sent, never counts as ended', async () => {
    rows = [pending('2'), pending('1')];
    const { store } = openTab();
    await pass(2_000);
    unreadable = ['1'];
    const later = filled('3', '2026-01-05 11:30:00');
    rows = [later, pending('2')];
    await pass(20_000);
    expect(store.claim().map(({ of }) => of)).toEqual(['3']);
    unreadable = [];
    rows = [later, pending('2'), filled('1')];
    await pass(6_000);
    expect(store.claim().map(({ of }) => of)).toEqual(['1']);
  });

  test('an order that waited and filled between two looks is told; one that filled at once is only kept', async () => {
    const { store } = openTab();
    await pass(2_000);
    rows = [
      { ...filled('2', '2026-01-05 11:00:00'), madeAt: '2026-01-05 11:00:00' },
      filled('1', '2026-01-05 11:00:30'),
    ];
    await pass(61_000);
    expect(store.claim()).toMatchObject([{ of: '1' }]);
    expect(store.book().notices).toHaveLength(2);
    expect(countUnread(store.book())).toBe(1);
  });

  test('what the person has cancelled with their own hand is no news; what the server has cancelled is', async () => {
    rows = [pending('2'), pending('1')];
    device.set('notices.own', 'live spot:1');
    const { store } = openTab();
    await pass(2_000);
    rows = [
      { id: '2', state: 'cancelled', movedAt: '2026-01-05 11:00:00' },
      { id: '1', state: 'cancelled', movedAt: '2026-01-05 11:00:00' },
    ];
    await pass(6_000);
    expect(store.book().notices.map(({ of }) => of)).toEqual(['2']);
  });

  test('T1: what a position comes to that the person has closed is news, and no level is said to have closed it', async () => {
    rows = [pending('1')];
    device.set('notices.own', 'live spot:1');
    const { store } = openTab();
    await pass(2_000);
    rows = [{ ...filled('1'), kind: 'contract.stopLoss' }];
    await pass(6_000);
    // Nothing has shown it yet.
    expect(countUnread(store.book())).toBe(1);
    expect(store.claim()).toMatchObject([{ kind: 'contract.closed', of: '1' }]);
  });

  test('a server that does not answer is asked later, and nothing counts as known', async () => {
    failure = new AppError('bad-status', '', { waitMs: 90_000 });
    rows = [pending('1')];
    const { store } = openTab();
    await pass(2_000);
    expect(looks).toBe(1);
    await pass(80_000);
    expect(looks).toBe(1);
    failure = undefined;
    await pass(20_000);
    expect(store.book().watched.spot?.things).toMatchObject({ 1: { stage: 'pending' } });
  });

  test('what happened without a network is told as soon as it is back, and a server that asks for time gets it', async () => {
    rows = [pending('1')];
    const { store, watch } = openTab();
    await pass(2_000);
    failure = new AppError('offline', '');
    await pass(6_000);
    rows = [filled('1')];
    failure = undefined;
    watch.forgetFailures();
    watch.lookAtOpen();
    await pass(500);
    expect(store.claim()).toMatchObject([{ of: '1' }]);
    rows = [pending('2'), filled('1')];
    await pass(61_000);
    failure = new AppError('too-often', '', { waitMs: 90_000 });
    await pass(6_000);
    const before = looks;
    watch.forgetFailures();
    watch.lookAtOpen();
    await pass(20_000);
    expect(looks).toBe(before);
  });
});
