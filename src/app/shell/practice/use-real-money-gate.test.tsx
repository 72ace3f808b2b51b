import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useNavigate, type InitialEntry } from 'react-router-dom';
import { Container } from 'inversify';
import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { openBrowserStorage } from '../../../adapters/wire/platform/browser-storage.ts';
import { ContainerContext } from '../../../core/di/use-port.ts';
import type { RouteAccount } from '../../../core/navigation/feature-route.ts';
import { leavesPractice } from '../../../core/navigation/leaves-practice.ts';
import { Session } from '../../../core/platform/session.ts';
import { TabStorage } from '../../../core/platform/tab-storage.ts';
import { forgetWhoLeaves } from '../../../core/session/leaving.ts';
import { SessionStore } from '../../../core/session/session-store.ts';
import { useRealMoneyGate } from './use-real-money-gate.ts';
import { useStay } from './use-stay.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

let session = new SessionStore(memoryStorage());
beforeEach(() => {
  session = new SessionStore(memoryStorage());
});
const logIn = (person: string): void =>
  act(() => {
    session.signIn(`token of ${person}`);
    session.identify(person);
  });

const ticket = '/pages/transaction/currency?symbol=ETH/USDT';
const accounts: Readonly<Record<string, RouteAccount>> = {
  '/moni': 'moni',
  '/settings': 'root',
  '/market': 'last',
  '/live': 'live',
  '/pages/transaction/currency': 'live',
  '/pages/moni/currency': 'moni',
};

function Walk({ hasPractice }: { readonly hasPractice: boolean }) {
  const location = useLocation();
  const gate = useRealMoneyGate(location, accounts[location.pathname] ?? 'root', hasPractice);
  const stay = useStay(gate.back);
  const navigate = useNavigate();
  return (
    <>
      <p>{`shows ${gate.account}`}</p>
      <p>{gate.isClosed ? 'closed' : 'open'}</p>
      <p>{`at ${location.pathname}${location.search}`}</p>
      <button type="button" onClick={stay}>
        stay
      </button>
      <button type="button" onClick={gate.pass}>
        pass
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
      {['/moni?symbol=BTC/USDT', '/settings', '/market', '/market?account=moni', '/live', ticket].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Link to="/live" state={leavesPractice}>
        told
      </Link>
    </>
  );
}

interface Visit {
  readonly area: () => Storage;
  readonly hasPractice: boolean;
  readonly entries?: readonly InitialEntry[];
}

/** What loads the page at `/market`, anew or for the first time. */
function load(
  { area, hasPractice, entries = ['/market'] }: Visit = { area: () => sessionStorage, hasPractice: true },
): void {
  cleanup();
  const container = new Container();
  container.bind(Session).toConstantValue(session);
  container.bind(TabStorage).toConstantValue(openBrowserStorage('tab.', area));
  render(
    <ContainerContext value={container}>
      <MemoryRouter initialEntries={[...entries]} initialIndex={0}>
        <Walk hasPractice={hasPractice} />
      </MemoryRouter>
    </ContainerContext>,
  );
}
const follow = (...names: readonly string[]): void => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};
const walk = (...names: readonly string[]): void => {
  load();
  follow(...names);
};
const practice = '/moni?symbol=BTC/USDT';
const shows = (account: string): boolean => screen.queryByText(`shows ${account}`) !== null;
const isClosed = (): boolean => screen.queryByText('closed') !== null;

describe('useRealMoneyGate', () => {
  test('useRealMoneyGate: closes between practice and real money', () => {
    walk('/moni?symbol=BTC/USDT', '/live');
    expect(isClosed()).toBe(true);
  });

  test('useRealMoneyGate: a page without money in between does not open it', () => {
    walk('/moni?symbol=BTC/USDT', '/settings', '/live');
    expect(isClosed()).toBe(true);
  });

  test('useRealMoneyGate: a page of both accounts stays in practice, and the way to real money still asks', () => {
    walk('/market');
    expect(screen.getByText('shows live')).toBeDefined();
    for (const name of ['/moni?symbol=BTC/USDT', '/market']) fireEvent.click(screen.getByText(name));
    expect(screen.getByText('shows moni')).toBeDefined();
    fireEvent.click(screen.getByText('/live'));
    expect(isClosed()).toBe(true);
  });

  test('MO2: a page of both accounts opens in a new tab with practice where its address says so, and nowhere without it', () => {
    walk('/market?account=moni');
    expect(shows('moni')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(true);
    load({ area: () => sessionStorage, hasPractice: false });
    follow('/market?account=moni');
    expect(shows('live')).toBe(true);
  });

  test('MO2: a step back to a page of both accounts shows the money that stood there, and real money asks again', () => {
    walk('/moni?symbol=BTC/USDT', '/market', '/live', 'pass', 'back');
    expect(shows('moni')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(true);
  });

  test('MO2: an address that is typed after practice was left shows the money that was shown last', () => {
    const entries = [
      { pathname: '/moni', key: 'default' },
      { pathname: '/live', key: 'chosen' },
      { pathname: '/market', key: 'default' },
    ];
    load({ area: () => sessionStorage, hasPractice: true, entries });
    follow('forward', 'pass', 'forward');
    expect(shows('live')).toBe(true);
  });

  test('useRealMoneyGate: staying keeps the pair that was asked for', () => {
    walk('/moni?symbol=BTC/USDT', ticket, 'stay');
    expect(screen.getByText('at /pages/moni/currency?symbol=ETH/USDT')).toBeDefined();
    expect(isClosed()).toBe(false);
  });

  test('useRealMoneyGate: who has been told before is not asked', () => {
    walk('/moni?symbol=BTC/USDT', 'told');
    expect(isClosed()).toBe(false);
    expect(screen.getByText('shows live')).toBeDefined();
  });

  test('useRealMoneyGate: stays open for who never was in practice, and on the way into it', () => {
    walk('/live', '/moni?symbol=BTC/USDT');
    expect(isClosed()).toBe(false);
  });

  test('useRealMoneyGate: staying leads back to the same practice page', () => {
    walk('/moni?symbol=BTC/USDT', '/live', 'stay');
    expect(screen.getByText('at /moni?symbol=BTC/USDT')).toBeDefined();
    expect(isClosed()).toBe(false);
  });

  test('useRealMoneyGate: who passes once is not asked again until the next practice', () => {
    walk('/moni?symbol=BTC/USDT', '/live', 'pass');
    expect(isClosed()).toBe(false);
    fireEvent.click(screen.getByText('/market'));
    fireEvent.click(screen.getByText('/live'));
    expect(isClosed()).toBe(false);
    fireEvent.click(screen.getByText('/moni?symbol=BTC/USDT'));
    fireEvent.click(screen.getByText('/live'));
    expect(isClosed()).toBe(true);
  });
});

describe('MO2 useRealMoneyGate: after a reload of the tab', () => {
  test('a page of both accounts is still in practice, and the way to real money still asks', () => {
    logIn('ann');
    walk(practice, '/market');
    load();
    expect(shows('moni')).toBe(true);
    load();
    expect(shows('moni')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(true);
    follow('stay');
    expect(screen.getByText('at /market')).toBeDefined();
    expect([shows('moni'), isClosed()]).toEqual([true, false]);
  });

  test('a visitor is still in practice', () => {
    walk(practice, '/market');
    load();
    expect(shows('moni')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(true);
  });

  test('who has left practice is still with real money', () => {
    walk(practice, '/live', 'pass', '/market');
    load();
    expect(shows('live')).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test('who has logged out begins with real money, at once and after it, and leaves no name', () => {
    logIn('ann');
    walk(practice, '/market');
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain('ann');
    act(() => {
      session.signOut();
      forgetWhoLeaves(memoryStorage());
    });
    expect(shows('live')).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    load();
    expect(shows('live')).toBe(true);
  });

  test('who logs out on a page of practice leaves no name', () => {
    logIn('ann');
    walk(practice);
    act(() => {
      session.signOut();
      forgetWhoLeaves(memoryStorage());
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('ann');
  });

  test('a session that has ended leaves practice to its person, and to no other', () => {
    logIn('ann');
    walk(practice, '/market');
    act(() => session.signOut());
    logIn('ann');
    expect(shows('moni')).toBe(true);
    act(() => session.signOut());
    logIn('bob');
    expect(shows('live')).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test('another person, who logged in while this tab was gone, begins with real money', () => {
    logIn('ann');
    walk(practice, '/market');
    cleanup();
    logIn('bob');
    load();
    expect(shows('live')).toBe(true);
  });

  test('without practice in the offer, real money', () => {
    walk(practice, '/market');
    load({ area: () => sessionStorage, hasPractice: false });
    expect(shows('live')).toBe(true);
  });

  test('a forbidden storage changes nothing', () => {
    const area = (): Storage => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const visit = { area, hasPractice: true };
    load(visit);
    follow(practice, '/market');
    expect(shows('moni')).toBe(true);
    load(visit);
    expect(shows('live')).toBe(true);
  });
});

describe('MO2 useRealMoneyGate: who looked at practice as a visitor and logs in', () => {
  test('begins with real money, at once, on the pages that were shown before, and after a reload', () => {
    walk('/market', practice, '/market', '/settings');
    act(() => session.signIn('token of ann'));
    follow('/market');
    expect(shows('live')).toBe(true);
    logIn('ann');
    expect(shows('live')).toBe(true);
    follow('back', 'back');
    expect(shows('live')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    load();
    expect(shows('live')).toBe(true);
  });

  test('while this tab is gone, begins with real money', () => {
    walk(practice, '/market');
    cleanup();
    act(() => session.signIn('token of ann'));
    load();
    expect(shows('live')).toBe(true);
  });

  test('stays in practice where a page of practice asked for it, and real money asks', () => {
    for (const asker of [practice, '/market?account=moni']) {
      session.signOut();
      walk(practice, '/settings');
      logIn('ann');
      follow(asker, '/market');
      expect(shows('moni')).toBe(true);
      load();
      expect(shows('moni')).toBe(true);
      follow('/live');
      expect(isClosed()).toBe(true);
    }
  });

  test('a page of practice itself stays so, and real money asks', () => {
    walk(practice);
    logIn('ann');
    expect(shows('moni')).toBe(true);
    follow('/live');
    expect(isClosed()).toBe(true);
  });

  test('a person who logs in again but is not known yet keeps practice', () => {
    logIn('ann');
    walk(practice, '/market');
    act(() => session.signOut());
    act(() => session.signIn('another token of ann'));
    expect(shows('moni')).toBe(true);
    logIn('ann');
    expect(shows('moni')).toBe(true);
  });

  test('a person who was not known yet keeps practice once known', () => {
    session.signIn('token of ann');
    walk(practice, '/market');
    logIn('ann');
    expect(shows('moni')).toBe(true);
    load();
    expect(shows('moni')).toBe(true);
  });
});
