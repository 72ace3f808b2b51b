// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseRuntimeConfig, type RuntimeConfig } from '../core/config/runtime-config.ts';
import { MarketPort } from '../core/ports/market-port.ts';
import { PresenterPort } from '../core/ports/presenter-port.ts';
import { ServerInfo } from '../core/platform/server-info.ts';
import { Session } from '../core/platform/session.ts';
import { KeyValueStorage } from '../core/platform/storage.ts';
import { TradingPort } from '../core/ports/trading-port.ts';
import { compose } from './compose.ts';

const config: RuntimeConfig = parseRuntimeConfig({ apiBase: 'https://backend.test/api' });
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal('__SERVER__', 'network');
  vi.stubGlobal('fetch', async (input: Request) => {
    asked.push(new URL(input.url).pathname);
    return new Response('{"type":"ok","message":[]}');
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('compose', () => {
  test('compose: each account asks its own paths, what is shared is shared', async () => {
    const { container, accounts } = await compose(config);
    const query = { page: 1, limit: 20 };
    await accounts.live.port(TradingPort).spotOrders(query);
    await accounts.moni.port(TradingPort).spotOrders(query);
    expect(asked).toEqual(['/api/coin/list', '/api/monicoin/list']);
    expect(accounts.live.port(MarketPort)).toBe(container.get(MarketPort));
    expect(accounts.live.port(TradingPort)).not.toBe(accounts.moni.port(TradingPort));
    expect([accounts.live.isSimulated, accounts.moni.isSimulated]).toEqual([false, true]);
  });

  test('MO3 compose: storage is kept apart by server and account', async () => {
    const { container, accounts } = await compose(config);
    container.get<Session>(Session).chooseLanguage('th');
    accounts.moni.port(KeyValueStorage).write('draft', 'x');
    expect(accounts.live.port(KeyValueStorage).read('draft')).toBeUndefined();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'tandem.network.h5Version': '1',
      'tandem.network.lang': 'th',
      'tandem.network.moni.draft': 'x',
    });
  });

  test('compose: when a session has ended, what was the person’s is gone and what is the device’s stays', async () => {
    const { container, accounts } = await compose(config);
    const session = container.get<Session>(Session);
    session.signIn('a1');
    session.chooseLanguage('th');
    const storage = container.get<KeyValueStorage>(KeyValueStorage);
    storage.write('activity.live', '[]');
    storage.write('person.note', 'unfinished');
    accounts.live.port(KeyValueStorage).write('stars', '[1]');
    session.signOut();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'tandem.network.h5Version',
      'tandem.network.lang',
      'tandem.network.person.note',
    ]);
  });

  test('compose: what a version before 1 left behind is gone before anybody reads it', async () => {
    localStorage.setItem('tandem.network.token', 'old');
    localStorage.setItem('of somebody else', 'stays');
    const { container } = await compose(config);
    expect(container.get<Session>(Session).state().token).toBeUndefined();
    expect(localStorage.getItem('of somebody else')).toBe('stays');
  });

  test('compose: for a server on the network there is no presenter', async () => {
    const { container } = await compose(config);
    expect(container.get<ServerInfo>(ServerInfo)).toEqual({ kind: 'network', isOneFile: false });
    await expect(container.get<PresenterPort>(PresenterPort).state()).rejects.toThrow('PresenterPort');
  });
});
