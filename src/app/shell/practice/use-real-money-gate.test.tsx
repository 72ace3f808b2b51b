import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { RouteAccount } from '../../../core/navigation/feature-route.ts';
import { leavesPractice } from '../../../core/navigation/practice-twin.ts';
import { useRealMoneyGate } from './use-real-money-gate.ts';

afterEach(cleanup);

const ticket = '/pages/transaction/currency?symbol=ETH/USDT';
const accounts: Readonly<Record<string, RouteAccount>> = {
  '/moni': 'moni',
  '/settings': 'root',
  '/market': 'last',
  '/live': 'live',
  '/pages/transaction/currency': 'live',
  '/pages/moni/currency': 'moni',
};

function Walk() {
  const location = useLocation();
  const gate = useRealMoneyGate(location, accounts[location.pathname] ?? 'root');
  return (
    <>
      <p>{`shows ${gate.account}`}</p>
      <p>{gate.isClosed ? 'closed' : 'open'}</p>
      <p>{`at ${location.pathname}${location.search}`}</p>
      <button type="button" onClick={gate.stay}>
        stay
      </button>
      <button type="button" onClick={gate.pass}>
        pass
      </button>
      {['/moni?symbol=BTC/USDT', '/settings', '/market', '/live', ticket].map((path) => (
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

const walk = (...names: readonly string[]): void => {
  render(
    <MemoryRouter initialEntries={['/market']}>
      <Walk />
    </MemoryRouter>,
  );
  for (const name of names) fireEvent.click(screen.getByText(name));
};
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
