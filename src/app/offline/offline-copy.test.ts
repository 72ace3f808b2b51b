import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewerVersion } from './newer-version.ts';
import { OfflineCopy } from './offline-copy.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly sent: unknown[] = [];
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);
}

class Workers extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  register = async () => this.registration;
  take(worker: Worker): void {
    worker.become('activated');
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Workers;
let offered: NewerVersion[];
const reload = vi.fn<() => void>();
const fetchTexts = vi.fn<() => void>();
const later: (() => void)[] = [];

async function start(): Promise<void> {
  const copy = new OfflineCopy({
    workers: workers as unknown as ServiceWorkerContainer,
    clock: {
      now: () => 0,
      after: (_, run) => {
        later.push(run);
        return () => undefined;
      },
    },
    page: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    loaded: () => ['https://demo.test/assets/a-12345678.js'],
    fetchTexts,
    reload,
    offer: (version) => offered.push(version),
  });
  await copy.start();
}

/** A newer version arrives while the page is open. */
function arrive(): Worker {
  const worker = new Worker();
  workers.registration.installing = worker;
  workers.registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  workers.registration.waiting = worker;
  return worker;
}

beforeEach(() => {
  workers = new Workers();
  offered = [];
  later.length = 0;
  reload.mockReset();
  fetchTexts.mockReset();
});

describe('OfflineCopy', () => {
  test('OfflineCopy: the first copy is no newer version; what the page has loaded is kept with it', async () => {
    await start();
    expect(fetchTexts).not.toHaveBeenCalled();
    const first = new Worker();
    workers.take(first);
    expect(fetchTexts).toHaveBeenCalledOnce();
    expect([offered, reload.mock.calls]).toEqual([[], []]);
    expect(first.sent).toEqual([{ kind: 'keep', addresses: ['https://demo.test/assets/a-12345678.js'] }]);
  });

  test('OfflineCopy: a newer version is offered, and starts on request', async () => {
    workers.controller = new Worker();
    await start();
    expect(fetchTexts).toHaveBeenCalledOnce();
    const newer = arrive();
    expect([offered.length, newer.sent, reload.mock.calls]).toEqual([1, [], []]);
    offered[0]?.start();
    expect([newer.sent, reload.mock.calls]).toEqual([[{ kind: 'take-over' }], []]);
    workers.take(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('OfflineCopy: one that waited since the last visit is offered too', async () => {
    workers.controller = new Worker();
    workers.registration.waiting = new Worker();
    workers.registration.waiting.become('installed');
    await start();
    expect(offered).toHaveLength(1);
  });

  test('OfflineCopy: when another tab starts the newer version, this one goes on until it is asked to', async () => {
    workers.controller = new Worker();
    await start();
    const newer = arrive();
    workers.take(newer);
    expect([offered.length, reload.mock.calls]).toEqual([2, []]);
    offered[1]?.start();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('OfflineCopy: a page that stays open asks the host again', async () => {
    await start();
    later[0]?.();
    expect(workers.registration.update).toHaveBeenCalledOnce();
    later[1]?.();
    expect(workers.registration.update).toHaveBeenCalledTimes(2);
  });

  test('R2 OfflineCopy: with the host its worker is asked, too, whether the operator has switched it off', async () => {
    const worker = new Worker();
    workers.controller = worker;
    await start();
    later[0]?.();
    expect(worker.sent).toEqual([{ kind: 'look' }]);
  });
});
