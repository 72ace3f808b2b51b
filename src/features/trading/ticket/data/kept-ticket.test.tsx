import { cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { ticketPrefix } from '../../../../core/session/what-stays.ts';
import { useKeptTicket, type KeptTicket } from './kept-ticket.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const shared = 'live.trading.draft.BTC/USDT';

/** A tab of user 7 that has shown the ticket once, and what the other tabs of the device do to its storage. */
function stage(isOnScreen = true): {
  kept: Map<string, string>;
  ticket: () => KeptTicket;
  otherTab: (text: string) => void;
} {
  const [root, kept] = [new Container(), new Map<string, string>()];
  bindDevice(root, kept, () => 0);
  const session = new SessionStore(root.get(KeyValueStorage));
  session.signIn('0123456789abcdef0123456789abcdef');
  session.identify('7');
  root.bind(Session).toConstantValue(session);
  const listeners = new Set<(key: string) => void>();
  root.rebind(PersonalStorage).toConstantValue({
    ...root.get(KeyValueStorage),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const { result } = renderHook(() => useKeptTicket('BTC/USDT', isOnScreen), { wrapper: portsAround(root) });
  const otherTab = (text: string): void => {
    kept.set(shared, `7|${text}`);
    for (const listener of listeners) listener(shared);
  };
  result.current.keep('empty', false);
  return { kept, ticket: () => result.current, otherTab };
}

test('what is typed here is told to the other tabs', () => {
  const { kept, ticket } = stage();
  ticket().keep('price', true);
  expect(kept.get(shared)).toBe('7|price');
});

test('what another tab has typed is shown here and not told again: more may be typed there by now', () => {
  const { kept, ticket, otherTab } = stage();
  const heard: string[] = [];
  ticket().watch((text) => heard.push(text));
  otherTab('price');
  otherTab('price and amount');
  // The ticket shows one after the other, later than it has heard of both.
  ticket().keep('price', true);
  expect(kept.get(shared)).toBe('7|price and amount');
  ticket().keep('price and amount', true);
  expect(kept.get(shared)).toBe('7|price and amount');
  expect(heard).toEqual(['price', 'price and amount']);
});

test('what is changed here afterwards is told, even back to what another tab had', () => {
  const { kept, ticket, otherTab } = stage();
  ticket().watch(() => undefined);
  otherTab('price');
  otherTab('price and amount');
  ticket().keep('price and amount', true);
  ticket().keep('another price', true);
  expect(kept.get(shared)).toBe('7|another price');
  ticket().keep('price', true);
  expect(kept.get(shared)).toBe('7|price');
});

test('going back to a state skipped on the way stores it', () => {
  const { kept, ticket, otherTab } = stage();
  ticket().watch(() => undefined);
  otherTab('price');
  otherTab('price and amount');
  // Both arrived before the ticket was shown again.
  ticket().keep('price and amount', true);
  ticket().keep('price', true);
  expect(kept.get(shared)).toBe('7|price');
});

test('CH3: the ticket of the other account goes when this one is shown, an order that is being moved there stays', () => {
  sessionStorage.setItem('tandem.ticket.moni.BTC/USDT', '7|draft');
  sessionStorage.setItem('tandem.ticket.move.moni.spot.BTC/USDT', '{}');
  stage();
  expect(Object.keys(sessionStorage)).not.toContain('tandem.ticket.moni.BTC/USDT');
  expect(Object.keys(sessionStorage)).toContain('tandem.ticket.move.moni.spot.BTC/USDT');
});

test.each([
  ['on screen', true, false],
  ['of an order that goes on beside another page', false, true],
] as const)('a ticket %s decides whether that of the other account stays', (_, isOnScreen, stays) => {
  const ofPractice = `${ticketPrefix}moni.BTC/USDT`;
  sessionStorage.setItem(ofPractice, '7|practice');
  stage(isOnScreen);
  expect(sessionStorage.getItem(ofPractice) !== null).toBe(stays);
});
