import { cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { useRememberPair } from '../../mode/data/last-pair.ts';
import { useReadLastPairs } from './last-pairs.ts';

afterEach(cleanup);

test('T1: the last pair of every category is known, also when no address names it', () => {
  const [root, kept] = [new Container(), new Map<string, string>()];
  bindDevice(root, kept, () => 0);
  const session = new SessionStore(root.get(KeyValueStorage));
  root.bind(Session).toConstantValue(session);
  session.signIn('0123456789abcdef0123456789abcdef');
  const wrapper = portsAround(root);
  renderHook(() => useRememberPair('crypto', 'SOL/USDT'), { wrapper });
  renderHook(() => useRememberPair('forex', 'EUR/USD'), { wrapper });
  expect(renderHook(() => useReadLastPairs(), { wrapper }).result.current()).toEqual(['SOL/USDT', 'EUR/USD']);
});
