import { cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Session } from '../../../../core/platform/session.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { useLastPair, useRememberPair } from './last-pair.ts';

afterEach(cleanup);

function stage() {
  const [root, kept] = [new Container(), new Map<string, string>()];
  bindDevice(root, kept, () => 0);
  const session: Session = new SessionStore(root.get(KeyValueStorage));
  root.bind(Session).toConstantValue(session);
  const wrapper = portsAround(root);
  const remember = (symbol: string): void => void renderHook(() => useRememberPair('crypto', symbol), { wrapper });
  return { kept, session, wrapper, remember };
}
const pairOf = (kept: ReadonlyMap<string, string>): string | undefined => kept.get('trading.pair.live.crypto');

test('the pair of a signed-in person is kept on the device', () => {
  const { kept, session, remember } = stage();
  session.signIn('0123456789abcdef0123456789abcdef');
  remember('ETH/USDT');
  expect(pairOf(kept)).toBe('ETH/USDT');
});

test('H20: a pair that arrives after the session has ended is kept for the visit and not on the device', () => {
  const { kept, session, wrapper, remember } = stage();
  session.signIn('0123456789abcdef0123456789abcdef');
  session.signOut();
  remember('SOL/USDT');
  expect(pairOf(kept)).toBeUndefined();
  expect(renderHook(() => useLastPair('crypto'), { wrapper }).result.current).toBe('SOL/USDT');
});
