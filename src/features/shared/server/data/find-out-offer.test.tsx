import { act, cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { stoppedClock } from '../../../../../tests/wire/stand-ins.ts';
import { StoredKnownCalls } from '../../../../adapters/wire/platform/stored-known-calls.ts';
import { lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { askedAreas, lackingKey } from '../../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { KnownCalls } from '../../../../core/platform/known-calls.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { ServerOffer } from '../../../../core/platform/server-offer.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { areaLists } from './area-lists.gen.ts';
import { useOfferFoundOut } from './find-out-offer.ts';

afterEach(cleanup);

const key = lackingKey({ apiBase: '/api' });
const entriesKey = lackingEntriesKey({ apiBase: '/api' });

function Page() {
  useOfferFoundOut();
  return undefined;
}

/** A page on a device that knows what `before` holds, and a server whose lists are answered by hand. */
function openPage(before: readonly (readonly [string, string])[] = []) {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const after: Clock['after'] = (delayMs, run) => {
    waits.push(delayMs);
    due.push(run);
    return () => undefined;
  };
  const root = new Container();
  const storage = memoryStorage(new Map(before));
  const known = new StoredKnownCalls({ apiBase: '/api', storage, clock: stoppedClock });
  let answer: (isAsked: boolean) => void = () => undefined;
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  root.bind(KeyValueStorage).toConstantValue(storage);
  root.bind(KnownCalls).toConstantValue(known);
  root.bind(Clock).toConstantValue({ ...stoppedClock, after });
  const pass = (): void => due.splice(0).forEach((run) => run());
  root.bind(ServerInfo).toConstantValue({ kind: 'network', isOneFile: false });
  root.bind(ServerOffer).toConstantValue({ findOut: () => asked });
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <Page />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  return { waits, known, answer, lacking: () => storage.read(key), entries: () => storage.read(entriesKey), pass };
}

test.each([
  ['never met', [], 0],
  ['known', [[key, 'simulated']], 5000],
] as const)('W6 useOfferFoundOut: a server that is %s is asked after %j', async (_said, before, waitMs) => {
  expect(openPage(before).waits).toEqual([waitMs]);
});

test('W6 asFound: what is not sure before a server was asked is what it is asked for', () => {
  expect([...askedAreas].toSorted()).toEqual(areaLists.map(([area]) => area).toSorted());
});

test('W6 useOfferFoundOut: of a server never asked nothing is known before the last answer', async () => {
  const { known, answer, lacking, entries, pass } = openPage();
  pass();
  act(() => known.lacks(['GET /monicoin/list']));
  expect([lacking(), entries()]).toEqual([undefined, undefined]);
  act(() => known.lacks(['GET /mailMessage/getList']));
  await act(async () => answer(true));
  expect([lacking(), entries()]).toEqual(['simulated', 'messages']);
});

test('W6 useOfferFoundOut: nothing is stored of a server that could not be asked, as by a page that goes, before a silent one is waited for no longer', async () => {
  const { answer, lacking, entries, pass } = openPage();
  pass();
  await act(async () => answer(false));
  expect([lacking(), entries()]).toEqual([undefined, undefined]);
  pass();
  expect([lacking(), entries()]).toEqual(['', '']);
});

test('W6 useOfferFoundOut: after a while what is lacking goes before the last question is answered', async () => {
  const { known, answer, lacking, waits, pass } = openPage();
  pass();
  act(() => known.lacks(['GET /monicoin/list']));
  expect(waits.at(-1)).toBe(8000);
  pass();
  expect(lacking()).toBe('simulated');
  act(() => known.lacks(['GET /getBorrowingproList']));
  expect(lacking()).toBe('simulated borrowing');
  await act(async () => answer(false));
  act(() => known.lacks(['GET /project']));
  expect(lacking()).toBe('simulated borrowing');
});

test('W6 useOfferFoundOut: what was known to be lacking comes back only after the last answer', async () => {
  const { known, answer, lacking, pass } = openPage([[key, 'nft simulated']]);
  pass();
  act(() => known.lacks(['GET /monicoin/list']));
  expect(lacking()).toBe('nft simulated');
  await act(async () => answer(true));
  expect(lacking()).toBe('simulated');
});
