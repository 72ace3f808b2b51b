import { renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { version } from '../../../../../package.json';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { placeTimesOf } from '../../../../core/i18n/zone/server-zone.ts';
import { RealtimeTransport, type SpokenProtocol } from '../../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { useFoundMomentsKept } from './keep-found-moments.ts';

afterEach(() => placeTimesOf(undefined));

const key = 'realtime.spoken./api';

/** A visit whose connection is up at `at`. */
function visit(
  kept: Map<string, string>,
  at: number,
  spoken: SpokenProtocol,
  kind: ServerInfo['kind'] = 'network',
): void {
  const root = new Container();
  bindDevice(root, kept, () => at);
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  const now: { protocol?: SpokenProtocol } = {};
  let tell = (): void => undefined;
  const watchConnection = (listener: () => void): (() => void) => {
    tell = listener;
    listener();
    return () => undefined;
  };
  root.bind(RealtimeTransport).toConstantValue({ protocol: () => now.protocol, watchConnection } as never);
  const Around = portsAround(root);
  const config = parseRuntimeConfig({});
  renderHook(() => useFoundMomentsKept(), {
    wrapper: ({ children }) => (
      <RuntimeConfigContext value={config}>
        <Around>{children}</Around>
      </RuntimeConfigContext>
    ),
  });
  now.protocol = spoken;
  tell();
}

test('W6 the protocol of the live connection is kept with the moment at which it was found, and anew when it changes', () => {
  const kept = new Map<string, string>();
  visit(kept, 1000, 'v2');
  expect(kept.get(key)).toBe(`v2,${version},1000`);
  visit(kept, 2000, 'v2');
  expect(kept.get(key)).toBe(`v2,${version},1000`);
  visit(kept, 3000, 'v4');
  expect(kept.get(key)).toBe(`v4,${version},3000`);
  kept.set(key, 'v4,0.0.1,3000');
  visit(kept, 4000, 'v4');
  expect(kept.get(key)).toBe(`v4,${version},4000`);
});

test('W6 the demo keeps no protocol', () => {
  const kept = new Map<string, string>();
  visit(kept, 1000, 'v4', 'in-browser');
  expect(kept.has(key)).toBe(false);
});

test('W6 the zone that an order has shown is kept with its moment; one that was known before has none', () => {
  const kept = new Map<string, string>();
  placeTimesOf('Etc/GMT+3');
  visit(kept, 1000, 'v2');
  expect(kept.has('zone.found./api')).toBe(false);
  placeTimesOf('Etc/GMT-8');
  expect(kept.get('zone.found./api')).toBe(`Etc/GMT-8,${version},1000`);
});
