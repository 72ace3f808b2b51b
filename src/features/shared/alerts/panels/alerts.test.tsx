import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { price } from '../../../../core/money/amount.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { useAlerts } from '../data/use-alerts.ts';
import { AlertCards } from '../parts/alert-cards.tsx';
import { AlertList } from '../parts/alert-list.tsx';
import { AlertSwitches } from './alert-switches.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting: PriceAlert = {
  id: '1',
  symbol: 'BTC/USDT',
  side: 'above',
  price: price('70000'),
  setAt: 1,
  hit: undefined,
  isSeen: false,
};
const hit = (kind: 'watched' | 'candle' | 'return'): PriceAlert => ({
  ...waiting,
  id: kind,
  hit: { kind, at: 1_700_000_000_000, price: price('70001') },
});

function device(hasRoom: boolean) {
  const kept = new Map<string, string>();
  const container = new Container();
  container.bind(KeyValueStorage).toConstantValue({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => hasRoom,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  });
  container
    .bind(ServerClock)
    .toConstantValue({ now: () => 5, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  return ({ children }: { readonly children: ReactNode }) => (
    <ContainerContext value={container}>
      <MemoryRouter>
        <Suspense>{children}</Suspense>
      </MemoryRouter>
    </ContainerContext>
  );
}

const shown = (content: ReactNode) => act(async () => render(content, { wrapper: device(true) }));

test('E10: an alert is set, changed into one that waits anew, and deleted', () => {
  const { result } = renderHook(useAlerts, { wrapper: device(true) });
  const wish = { symbol: 'BTC/USDT', side: 'above', price: price('70000') } as const;
  let isKept = false;
  act(() => void (isKept = result.current.set(wish)));
  expect(isKept).toBe(true);
  const id = result.current.alerts[0]?.id ?? '';
  act(() => void result.current.set({ ...wish, side: 'below', price: price('50000') }, id));
  expect(result.current.alerts).toMatchObject([{ id, side: 'below', price: '50000', setAt: 5 }]);
  act(() => void result.current.remove(id));
  expect(result.current.alerts).toEqual([]);
});

test('E10: a device without room says so, and the alert lasts as long as the page', () => {
  const { result } = renderHook(useAlerts, { wrapper: device(false) });
  let isKept = true;
  act(() => void (isKept = result.current.set({ symbol: 'BTC/USDT', side: 'above', price: price('1') })));
  expect(isKept).toBe(false);
  expect(result.current.alerts).toHaveLength(1);
});

test('E10: the message tells what was seen from what is only known afterwards, and stays until it is put away', async () => {
  const onDismiss = vi.fn<(alert: PriceAlert) => void>();
  await shown(
    <AlertCards
      alerts={[hit('watched'), hit('candle'), hit('return')]}
      chartPath={(symbol) => `/chart?${symbol}`}
      mark={<b>demo</b>}
      onDismiss={onDismiss}
    />,
  );
  await screen.findAllByRole('link', { name: 'Show the chart' });
  const cards = [...document.querySelectorAll('[data-alert]')].map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/BTC\/USDT has risen to 70,000\sUSDT\./);
  expect(cards[0]).not.toContain('nobody watched');
  expect(cards[1]).toContain('while nobody watched');
  expect(cards[2]).toContain('Since when is not known.');
  expect(cards.every((card) => card.includes('demo'))).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: /Dismiss/ })[0] ?? document.body);
  expect(onDismiss).toHaveBeenCalledWith(hit('watched'));
});

test('E10: each alert of the list can be changed and deleted by name', async () => {
  const onRemove = vi.fn<(alert: PriceAlert) => void>();
  await shown(<AlertList alerts={[waiting]} onChange={() => undefined} onRemove={onRemove} />);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByText('Waiting')).toBeDefined();
  fireEvent.click(within(row).getByRole('button', { name: /^Delete: BTC\/USDT rises to 70,000\sUSDT$/ }));
  expect(onRemove).toHaveBeenCalledWith(waiting);
});

test('E10 E35: the browser is asked for notifications by a tap on the switch and by nothing else (H6)', async () => {
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>().mockResolvedValue('denied');
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  await shown(<AlertSwitches />);
  expect(requestPermission).not.toHaveBeenCalled();
  const system = screen.getByRole('switch', { name: 'System notifications too' });
  expect(system.getAttribute('aria-checked')).toBe('false');
  await act(async () => void fireEvent.click(system));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  // A refused permission: it is off, and says where that can be changed.
  expect(system.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/blocks notifications/)).toBeDefined();
});
