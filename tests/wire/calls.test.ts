import { expect, test } from 'vitest';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { waysOf } from '../../src/adapters/wire/calls/calls.gen.ts';
import { productPorts } from '../../src/adapters/wire/product-ports.gen.ts';
import { optionPorts } from '../../src/adapters/wire/option-ports.ts';
import { accountPorts } from '../../src/adapters/wire/wire-ports.ts';
import type { WireParts } from '../../src/adapters/wire/calls/wire.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { StoredKnownCalls } from '../../src/adapters/wire/platform/stored-known-calls.ts';
import { BrowserStorage } from '../../src/adapters/wire/platform/browser-storage.ts';
import { RecordedHttp } from './recorded-http.ts';
import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { plainDialect, silentRealtime, stoppedClock } from './stand-ins.ts';
import { isSimulatedToo } from './specification.ts';

const order = { id: '7' as never };

/** A server that has the ways of `routed` and answers all others with a status of its own. */
class PartialServer extends RecordedHttp {
  readonly #routed: readonly string[];
  readonly #status: number;

  constructor(routed: readonly string[], status = 404) {
    super('{"type":"ok","message":""}');
    this.#routed = routed;
    this.#status = status;
  }

  override async call(...request: Parameters<RecordedHttp['call']>) {
    const answer = await super.call(...request);
    if (this.#routed.includes(request[0])) return answer;
    throw new AppError('bad-status', '', { status: this.#status });
  }
}

const storage = () => new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() });

const partsOver = (http: RecordedHttp, kept = storage()): WireParts => ({
  http,
  realtime: silentRealtime,
  clock: stoppedClock,
  known: new StoredKnownCalls({ apiBase: '/api', storage: kept, clock: stoppedClock }),
  dialect: plainDialect,
});

const sent = (http: RecordedHttp): readonly string[] => http.sent.map(({ operation }) => operation);

test('W1 calls: an order is cancelled by the way that the server has, which is remembered', async () => {
  const http = new PartialServer(['GET /coin/canceltrade']);
  const kept = storage();
  const { trading } = accountPorts(partsOver(http, kept), liveAccount);
  await trading.cancelSpotOrder(order);
  await trading.cancelSpotOrder(order);
  const { trading: nextVisit } = accountPorts(partsOver(http, kept), liveAccount);
  await nextVisit.cancelSpotOrder(order);
  expect(sent(http)).toEqual([
    'PUT /coin/trade',
    'POST /coin/canceltrade',
    'GET /coin/canceltrade',
    'GET /coin/canceltrade',
    'GET /coin/canceltrade',
  ]);
});

test('calls: a way that the server has lost is found anew', async () => {
  const kept = storage();
  await accountPorts(
    partsOver(new PartialServer(['GET /coin/canceltrade']), kept),
    liveAccount,
  ).trading.cancelSpotOrder(order);
  const changed = new PartialServer(['PUT /coin/trade']);
  await accountPorts(partsOver(changed, kept), liveAccount).trading.cancelSpotOrder(order);
  expect(sent(changed)).toEqual(['GET /coin/canceltrade', 'PUT /coin/trade']);
});

test.each([400, 403, 429, 500, 502])(
  'calls: after status %i nothing else is tried: it may have happened',
  async (status) => {
    const http = new PartialServer([], status);
    const { trading } = accountPorts(partsOver(http), liveAccount);
    await expect(trading.cancelSpotOrder(order)).rejects.toMatchObject({ kind: 'bad-status', status });
    expect(http.sent).toHaveLength(1);
  },
);

test('calls: a refusal is an answer, and ends it', async () => {
  const http = new RecordedHttp('{"type":"error","message":"not yours"}');
  await expect(accountPorts(partsOver(http), liveAccount).trading.cancelSpotOrder(order)).rejects.toMatchObject({
    kind: 'server',
  });
  expect(http.sent).toHaveLength(1);
});

test.each([404, 405])(
  'calls: status %i of every way is a call that the server lacks, until it has it',
  async (status) => {
    const kept = storage();
    const parts = partsOver(new PartialServer([], status), kept);
    await expect(productPorts(parts).loans.loanSummary()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(parts.known.isOffered('GET /borrowingsum')).toBe(false);
    const next = partsOver(new RecordedHttp('{"type":"ok","message":[]}'), kept);
    expect(next.known.isOffered('GET /borrowingsum')).toBe(false);
    await productPorts(next).loans.loanProducts();
    expect(next.known.findings().map(({ call }) => call)).toEqual(['GET /borrowingsum']);
    await accountPorts(next, liveAccount).favourites.favourites();
    expect(next.known.isOffered('GET /optional/list')).toBe(true);
    await productPorts(next)
      .loans.loanSummary()
      .catch(() => undefined);
    expect([next.known.isOffered('GET /borrowingsum'), next.known.findings()]).toEqual([true, []]);
  },
);

test('W8 calls: that a server lacks a call is believed for a day, writes included, and then found out anew', async () => {
  let now = stoppedClock.now();
  const clock = { ...stoppedClock, now: () => now };
  const known = new StoredKnownCalls({ apiBase: '/api', storage: storage(), clock });
  const http = new PartialServer([]);
  const { payees } = productPorts({ ...partsOver(http), known });
  const deletion = async (): Promise<unknown> => payees.deleteAddress({ id: '7' }).catch(() => undefined);
  const isOffered = (): boolean => known.isOffered('POST /user/wallet/del');
  await deletion();
  now += 86_399_999;
  expect(isOffered()).toBe(false);
  now += 1;
  expect(isOffered()).toBe(true);
  await deletion();
  expect([isOffered(), known.findings().map(({ foundAt }) => foundAt)]).toEqual([false, [now]]);
});

test('H20 calls: what was found out goes with the session, and a plain server leaves nothing', async () => {
  const kept = storage();
  const plain = partsOver(new RecordedHttp('{"type":"ok","message":""}'), kept);
  await accountPorts(plain, liveAccount).trading.cancelSpotOrder(order);
  expect(kept.read('calls./api')).toBeUndefined();
  const parts = partsOver(new PartialServer(['GET /coin/canceltrade']), kept);
  await accountPorts(parts, liveAccount).trading.cancelSpotOrder(order);
  expect(kept.read('calls./api')).toContain('GET /coin/canceltrade');
  parts.known.forget();
  expect([kept.read('calls./api'), parts.known.findings()]).toEqual([undefined, []]);
});

test('calls: no way belongs to two calls, and the simulated account shares none with the real one', () => {
  const real = Object.values(waysOf).flat();
  const simulated = Object.values(waysOf)
    .filter(([first]) => isSimulatedToo(first))
    .flat()
    .map(moniAccount.operationOf);
  expect(simulated.filter((operation) => !/^[A-Z]+ \/moni[a-z]/.test(operation))).toEqual([]);
  const all = [...real, ...simulated];
  expect(all).toEqual([...new Set(all)]);
});

test('calls: the simulated account asks for nothing that it does not have', async () => {
  const parts = partsOver(new RecordedHttp(''));
  const ports = { ...accountPorts(parts, moniAccount), ...optionPorts(parts, moniAccount) };
  const names = Object.values(ports)
    .flatMap((port) => Object.keys(port))
    .filter((name) => !name.startsWith('watch'));
  expect(names.filter((name) => !isSimulatedToo(waysOf[name as keyof typeof waysOf][0]))).toEqual([]);
});
