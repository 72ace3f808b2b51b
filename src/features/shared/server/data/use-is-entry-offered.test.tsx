import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { StoredKnownCalls } from '../../../../adapters/wire/platform/stored-known-calls.ts';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { stoppedClock } from '../../../../../tests/wire/stand-ins.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { KnownCalls } from '../../../../core/platform/known-calls.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { useIsEntryOffered } from './use-is-entry-offered.ts';

afterEach(cleanup);

const Entry = () => <p>{useIsEntryOffered('messages') ? 'offered' : 'lacking'}</p>;

const key = lackingEntriesKey({ apiBase: '/api' });

function show(before: readonly (readonly [string, string])[], kind: ServerInfo['kind'] = 'network'): KnownCalls {
  const root = new Container();
  bindDevice(root, new Map(before), stoppedClock.now);
  const storage = root.get<KeyValueStorage>(KeyValueStorage);
  const known = new StoredKnownCalls({ apiBase: '/api', storage, clock: stoppedClock });
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  root.bind(KnownCalls).toConstantValue(known);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <Entry />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  return known;
}

test('W6 useIsEntryOffered: an entry goes as soon as its call is found to be lacking', () => {
  const known = show([[key, '']]);
  expect(screen.getByText('offered')).toBeTruthy();
  act(() => known.lacks(['GET /mailMessage/getList']));
  expect(screen.getByText('lacking')).toBeTruthy();
});

test('W6 useIsEntryOffered: what was found outlives the session', () => {
  show([[key, 'withdrawalPage messages']]);
  expect(screen.getByText('lacking')).toBeTruthy();
});

test('W6 useIsEntryOffered: of a server never asked no entry is sure, of the demo every one', () => {
  show([]);
  expect(screen.getByText('lacking')).toBeTruthy();
  cleanup();
  show([], 'in-browser');
  expect(screen.getByText('offered')).toBeTruthy();
});
