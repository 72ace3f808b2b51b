import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { HandRealtime, stoppedClock } from '../../../../../tests/wire/stand-ins.ts';
import { BrowserStorage } from '../../../../adapters/wire/platform/browser-storage.ts';
import { StoredDialect } from '../../../../adapters/wire/platform/stored-dialect.ts';
import type { DialectName } from '../../../../core/domain/server/dialect-name.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { DialectSource } from '../../../../core/platform/dialect-source.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { useServerDialect } from './use-server-dialect.ts';

let storage: BrowserStorage;
let pictures: string[];
beforeEach(() => {
  storage = new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() });
  pictures = [];
});
afterEach(cleanup);

function Screen() {
  const { passwordReset } = useServerDialect();
  pictures.push(passwordReset);
  return <p>{passwordReset}</p>;
}

interface Answers {
  /** The family that each of the two answers gives away. */
  readonly site?: DialectName | undefined;
  readonly pairs?: DialectName | undefined;
  readonly configured?: DialectName | undefined;
  readonly isDown?: boolean;
  readonly clock?: Clock;
}

const storedDialect = (configured: DialectName | undefined): StoredDialect =>
  new StoredDialect({ apiBase: '/api', storage, clock: stoppedClock, configured });

/** A page on a device that has not met the server, or has what `storage` keeps. */
async function show({ site, pairs, configured, isDown = false, clock = stoppedClock }: Answers) {
  const root = new Container();
  const source = storedDialect(configured);
  const asked: string[] = [];
  const answer = async (name: string, family: DialectName | undefined): Promise<void> => {
    asked.push(name);
    if (isDown) throw new Error('down');
    if (family !== undefined) source.learn(family);
  };
  const siteConfiguration = vi.fn<SitePort['siteConfiguration']>(async () => {
    await answer('site', site);
    return { settings: {} } as never;
  });
  root.bind(DialectSource).toConstantValue(source);
  root.bind(SitePort).toConstantValue({ siteConfiguration } as never);
  root.bind(MarketPort).toConstantValue({
    instruments: async () => {
      await answer('pairs', pairs);
      return { rows: [], unreadable: [] };
    },
  } as never);
  root.bind(RealtimeTransport).toConstantValue(new HandRealtime());
  root.bind(Clock).toConstantValue(clock);
  await act(async () => void render(<Screen />, { wrapper: portsAround(root) }));
  return { asked, source };
}

test('first visit: a page waits for what gives the family away, and its first picture is right', async () => {
  const { asked } = await show({ pairs: 'd' });
  await screen.findByText('old-password');
  expect(asked).toEqual(['site', 'pairs']);
  expect(new Set(pictures)).toEqual(new Set(['old-password']));
});

test('first visit: the pairs are not asked for where the configuration tells', async () => {
  const { asked } = await show({ site: 'd' });
  await screen.findByText('old-password');
  expect(asked).toEqual(['site']);
});

test('later visit: the standard server is known as such, and a known one is not asked', async () => {
  storedDialect(undefined).learn('standard');
  const { asked } = await show({ pairs: 'd' });
  expect([pictures[0], asked]).toEqual(['code', []]);
});

test('first visit: what the operator has configured is known', async () => {
  const { asked } = await show({ configured: 'd' });
  expect([pictures[0], asked]).toEqual(['old-password', []]);
});

test('first visit: a server that cannot be asked leaves the guess, until an answer tells', async () => {
  const { source } = await show({ isDown: true });
  await screen.findByText('code');
  expect(pictures.at(-1)).toBe('code');
  act(() => source.learn('d'));
  expect(await screen.findByText('old-password')).toBeDefined();
});

test('first visit: a server that says nothing does not hold a page for ever', async () => {
  let end = (): void => undefined;
  const clock: Clock = {
    ...stoppedClock,
    after: (_milliseconds, run) => {
      end = run;
      return () => undefined;
    },
  };
  const root = await show({ clock });
  // It never answers.
  root.source.learn = () => undefined;
  await waitFor(() => expect(root.asked).toContain('site'));
  act(() => end());
  await screen.findByText('code');
});
