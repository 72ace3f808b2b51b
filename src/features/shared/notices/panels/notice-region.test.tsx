import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { writeAlerts, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { price } from '../../../../core/money/amount.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { Session } from '../../../../core/platform/session.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { alertKeys } from '../../alerts/data/alert-store.ts';
import { AlertNotices } from '../../alerts/panels/alert-notices.tsx';
import { followOption, letGoOfOption } from '../../../trading/options/data/followed-options.ts';
import { OptionNews } from '../../../trading/options/panels/option-news.tsx';
import { NoticeRegion } from './notice-region.tsx';

const reached: PriceAlert = {
  id: '1',
  symbol: 'ETH/USDT',
  side: 'above',
  price: price('3000'),
  setAt: 1,
  hit: { kind: 'watched', at: 1_700_000_000_000, price: price('3001') },
  isSeen: false,
};

const session = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
const root = new Container();
root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
root.bind(RealtimeTransport).toConstantValue({ watchGap: () => () => undefined } as never);
root.bind(MarketPort).toConstantValue({ watchQuotes: () => () => undefined } as never);
root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
root
  .bind(ServerClock)
  .toConstantValue({ now: () => 5, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
bindDevice(root, new Map([[alertKeys.list, writeAlerts([reached])]]), () => 5);
// One tab, which holds every lock that it asks for.
const locks = { request: async (_: string, __: object, held: () => Promise<void>) => held() };
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
const account = new AccountScope('live', root);
const order = settledOption({});

afterEach(() => {
  letGoOfOption({ account, id: order.id });
  cleanup();
});

const watches = vi.fn<() => void>();
const Mark = () => <b>real</b>;

/** A stand-in for a component that watches for news beside its cards. */
function Watcher(): undefined {
  useEffect(watches, []);
  return undefined;
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <NoticeRegion>
        <Watcher />
        <AlertNotices mark={<Mark />} />
        <OptionNews Mark={Mark} />
      </NoticeRegion>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pairs">
        words
      </Sheet>
    </>
  );
}

const told = (): string[] =>
  [...screen.getByRole('status').children].map((card) => /[A-Z]+\/USDT/.exec(card.textContent)?.[0] ?? '');

test('E10, E35: a price that was reached and an option that ended stand in one place, one below the other', async () => {
  followOption({ account, owner: '1', order, dueAt: 1 });
  render(<Page />, { wrapper: portsAround(root) });
  await screen.findByText(/ETH\/USDT has risen/, {}, { timeout: 20_000 });
  await screen.findByText(/Timed option BTC\/USDT/, {}, { timeout: 20_000 });
  expect(told().toSorted()).toEqual(['BTC/USDT', 'ETH/USDT']);
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: /dismiss.*BTC\/USDT/i }));
  expect(told()).toEqual(['ETH/USDT']);
});

test('E10, E35: both are within the open sheet, where they can be reached, and the watchers keep running', async () => {
  followOption({ account, owner: '1', order, dueAt: 1 });
  render(<Page />, { wrapper: portsAround(root) });
  await screen.findByText(/ETH\/USDT has risen/, {}, { timeout: 20_000 });
  watches.mockClear();
  await act(async () => fireEvent.click(screen.getByText('open')));
  const sheet = await screen.findByRole('dialog', { name: 'Pairs' });
  expect(sheet.contains(screen.getByRole('status'))).toBe(true);
  expect(told()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status').closest('dialog')).toBeNull();
  expect(told()).toHaveLength(2);
  expect(watches).not.toHaveBeenCalled();
});
