import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import type { Accounts } from '../../../../core/account/use-account.ts';
import { writeAlerts, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { withNotices } from '../../../../core/domain/notices/notice-book.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { Session } from '../../../../core/platform/session.ts';
import { Page } from '../../../../core/ui/page/page.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { alertKeys } from '../../alerts/data/alert-store.ts';
import { AlertNotices } from '../../alerts/panels/alert-notices.tsx';
import { noticeStoreOf } from '../data/notice-store.ts';
import { NoticeRegion } from './notice-region.tsx';
import { NoticeTeller } from './notice-teller.tsx';

const reached: PriceAlert = {
  id: '1',
  symbol: 'ETH/USDT',
  side: 'above',
  price: price('3000'),
  setAt: 1,
  hit: { kind: 'watched', at: 1_700_000_000_000, price: price('3001') },
  isSeen: false,
};
const closed = (of: string, changes: Partial<Notice> = {}): Notice => ({
  id: `contract:${of}:closed`,
  subject: 'contract',
  of,
  kind: 'contract.liquidated',
  name: 'BTC/USDT',
  result: { value: amount('-21.25'), currency: 'USDT' },
  moment: '2026-01-05 10:00:00',
  at: 4,
  isTold: false,
  isRead: false,
  ...changes,
});

const session = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
let root: Container;
let device: Map<string, string>;
/** What waits for time to pass: it passes when a test says so. */
let due: Set<() => void>;
const later: Clock['after'] = (_, run) => {
  due.add(run);
  return () => void due.delete(run);
};
const passTime = (): Promise<void> => act(async () => [...due].forEach((run) => run()));
beforeEach(() => {
  root = new Container();
  device = new Map();
  root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
  root.bind(RealtimeTransport).toConstantValue({ watchGap: () => () => undefined } as never);
  root.bind(MarketPort).toConstantValue({ watchQuotes: () => () => undefined } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => 5, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  bindDevice(root, device, () => 5);
  due = new Set();
  root.rebind(Clock).toConstantValue({ now: () => 5, after: later });
});
// One tab, which holds every lock that it asks for.
const locks = {
  request: async (_: string, __: object, held: (lock: object) => Promise<void>) => held({}),
};
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
afterEach(cleanup);

const watches = vi.fn<() => void>();
const Mark = ({ account }: { readonly account: AccountScope }) => <b>{`of ${account.id}`}</b>;

/** A stand-in for a component that watches for news beside its cards. */
function Watcher(): undefined {
  useEffect(watches, []);
  return undefined;
}

function Screen({ accounts }: { readonly accounts: Accounts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Page title="Page">
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
        <Link to="/pages/mailMessage/mailMessage">the list</Link>
        <Link to="/">away</Link>
      </Page>
      <NoticeRegion>
        <Watcher />
        <NoticeTeller accounts={accounts} Mark={Mark} />
        <AlertNotices mark={<b>real</b>} />
      </NoticeRegion>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pairs">
        words
      </Sheet>
    </>
  );
}

const patience = { timeout: 60_000 };
const news = (): Element | null => document.querySelector('[data-news-region]');
const storeOf = (account: 'live' | 'moni') => noticeStoreOf(root.get(PersonalStorage), account, '1');

function show(): void {
  const accounts = { live: new AccountScope('live', root), moni: new AccountScope('moni', root) };
  render(<Screen accounts={accounts} />, { wrapper: portsAround(root) });
}
const tell = (account: 'live' | 'moni', ...notices: readonly Notice[]): Promise<void> =>
  act(async () => storeOf(account).change((book) => withNotices(book, notices, 5)));
const spoken = (): string => news()?.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('T1, T4, H8: news names its money before pairs and result, stands in the header and not over the page, and is told once', async () => {
  show();
  await tell('moni', closed('1'), closed('2', { name: 'ETH/USDT' }));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  expect(spoken()).toMatch(/^of moni2 × Closed by liquidation: BTC\/USDT, ETH\/USDT ▼-42\.50 USDT practice/);
  expect(news()?.closest('header')).not.toBeNull();
  expect(storeOf('moni').claim()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss.*liquidation/ }));
  expect(spoken()).toBe('');
  expect(
    storeOf('moni')
      .book()
      .notices.every(({ isRead }) => isRead),
  ).toBe(true);
});

test('T1: a card goes when the list is opened that shows what it says, and does not come back after it', async () => {
  show();
  await tell('live', closed('1'), closed('2', { kind: 'contract.closed' }));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  fireEvent.click(screen.getByRole('link', { name: 'the list' }));
  expect(spoken()).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'away' }));
  expect(spoken()).toBe('');
});

test('T1: a single one leads to its receipt, and ends by itself unless it is held', async () => {
  show();
  await tell('live', closed('7', { kind: 'contract.stopLoss' }));
  const link = await screen.findByRole('link', { name: 'Details' }, patience);
  expect(link.getAttribute('href')).toBe('/pages/transaction/contract_order?list=history&receipt=7');
  const card = document.querySelector('[data-news-card]');
  if (card === null) throw new Error('no card');
  fireEvent.pointerEnter(card);
  await passTime();
  expect(spoken()).toContain('Closed by stop loss');
  fireEvent.pointerLeave(card);
  await passTime();
  expect(spoken()).toBe('');
  expect(storeOf('live').book().notices).toMatchObject([{ isTold: true, isRead: false }]);
});

test('T1: a liquidation comes before a result, and a result before what has only opened', async () => {
  show();
  await tell('live', closed('1', { kind: 'contract.openedLong', result: undefined }));
  await screen.findByText(/Long opened/, {}, patience);
  await tell('live', closed('2', { kind: 'contract.closed' }));
  expect(spoken()).toContain('Position closed');
  await tell('live', closed('3'));
  expect(spoken()).toContain('Closed by liquidation');
  for (const next of ['Position closed', 'Long opened']) {
    await passTime();
    expect(spoken()).toContain(next);
  }
});

test('T1, PO3: what a closing by the person’s own hand came to does not wait behind the bell, and is read once it shows', async () => {
  show();
  root.get(PersonalStorage).write('notices.own', 'live contract:2');
  const canWait = (): boolean | undefined => document.querySelector('[data-news-card]')?.hasAttribute('data-can-wait');
  await tell('live', closed('2', { kind: 'contract.closed' }));
  await screen.findByText(/Position closed/, {}, patience);
  expect(spoken()).toContain('-21.25 USDT');
  expect(canWait()).toBe(false);
  expect(storeOf('live').book().notices).toMatchObject([{ of: '2', isTold: true, isRead: true }]);
  await passTime();
  // What something else has closed waits for a place, and is counted until it is looked at.
  await tell('live', closed('3', { kind: 'contract.takeProfit' }));
  await screen.findByText(/Closed by take profit/, {}, patience);
  expect(canWait()).toBe(true);
  const ofThree = storeOf('live')
    .book()
    .notices.find(({ of }) => of === '3');
  expect(ofThree).toMatchObject({ isTold: true, isRead: false });
});

test('E39: without being asked for nothing sounds; once chosen, a loss sounds like a win', async () => {
  const tones = vi.fn<() => void>();
  const node = { frequency: {}, gain: { setValueAtTime: tones, linearRampToValueAtTime: () => undefined } };
  const part = {
    ...node,
    connect: (next: object) => next,
    addEventListener: () => undefined,
    start: tones,
    stop: tones,
  };
  class Audio {
    readonly currentTime = 0;
    readonly createOscillator = () => part;
    readonly createGain = () => part;
  }
  vi.stubGlobal('AudioContext', Audio);
  show();
  await tell('live', closed('1'));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  expect(tones).not.toHaveBeenCalled();
  cleanup();
  device.set('alerts.notices', 'tellSound');
  show();
  await tell('live', closed('2', { kind: 'option.won' }));
  await vi.waitFor(() => expect(tones).toHaveBeenCalledTimes(3));
  const [won] = [structuredClone(tones.mock.calls)];
  tones.mockClear();
  await tell('live', closed('3', { kind: 'option.lost' }));
  await vi.waitFor(() => expect(tones).toHaveBeenCalledTimes(3));
  expect(tones.mock.calls).toEqual(won);
  vi.unstubAllGlobals();
});

test('T1: with the page behind another, the system tells only if that was chosen, without sums, and nothing is told twice', async () => {
  const sent: string[] = [];
  class Notification extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string) {
      super();
      sent.push(title);
    }
  }
  vi.stubGlobal('Notification', Notification);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show();
  await tell('moni', closed('1'));
  expect(sent).toEqual([]);
  expect(storeOf('moni').book().notices[0]?.isTold).toBe(false);
  cleanup();
  device.set('alerts.notices', 'tellSystem');
  show();
  await vi.waitFor(() => expect(sent).toEqual(['Practice · Closed by liquidation: BTC/USDT']), patience);
  // Beside no page, and beside notices of practice, real money is named, too.
  await tell('live', closed('3'));
  await vi.waitFor(() => expect(sent.at(-1)).toBe('Real money · Closed by liquidation: BTC/USDT'), patience);
  sight.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(spoken()).toBe('');
  sight.mockRestore();
  vi.unstubAllGlobals();
});

test('T1: of much at once the gravest is told by name and result, with the number of the others, and leads to the list', async () => {
  show();
  const kinds = ['contract.openedLong', 'contract.takeProfit', 'contract.liquidated', 'contract.closed'] as const;
  await tell('live', ...kinds.map((kind, index) => closed(String(index), { kind })));
  await screen.findByText(/Closed by liquidation: BTC\/USDT · and 3 more/, {}, patience);
  expect(spoken()).toContain('-21.25 USDT');
  expect(document.querySelector('[data-news-card]')?.getAttribute('data-tone')).toBe('grave');
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/pages/mailMessage/mailMessage');
});

test('T1: what filled, opened or closed is told with its amount, price and fee, where they are known', async () => {
  show();
  const filled = { kind: 'spot.sold', subject: 'spot', result: undefined, price: price('63955.5') } as const;
  const fee = { value: amount('0.63'), currency: 'USDT', isAbout: true };
  const size = { value: amount('0.01'), currency: 'BTC' };
  await tell('live', closed('1', { ...filled, size, fee }));
  await screen.findByText(/Sell order filled: BTC\/USDT at 63,955\.5/, {}, patience);
  expect(spoken()).toContain('BTC/USDT at 63,955.5 · 0.01 BTC · Fee ≈ 0.63 USDT');
  cleanup();
  show();
  await tell('live', closed('2', { kind: 'contract.cancelled', result: undefined, price: price('61000') }));
  await screen.findByText(/Contract order cancelled: BTC\/USDT/, {}, patience);
  expect(spoken()).not.toMatch(/61,000|Fee/);
});

test('E10, T4: a reached price waits behind the news of orders, also within an open sheet, and the watchers keep running', async () => {
  device.set(alertKeys.list, writeAlerts([reached]));
  show();
  await screen.findByText(/ETH\/USDT has risen/, {}, patience);
  await tell('live', closed('1'));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  // Its time runs, so it is what stands there.
  expect(screen.queryByText(/ETH\/USDT has risen/)).toBeNull();
  watches.mockClear();
  await act(async () => fireEvent.click(screen.getByText('open')));
  const sheet = await screen.findByRole('dialog', { name: 'Pairs' });
  expect(sheet.contains(news())).toBe(true);
  fireEvent.click(within(sheet).getByRole('button', { name: /^Dismiss.*liquidation/ }));
  expect(within(sheet).getByRole('button', { name: /^Dismiss.*ETH\/USDT/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(news()?.closest('dialog')).toBeNull());
  expect(spoken()).toContain('ETH/USDT has risen');
  expect(watches).not.toHaveBeenCalled();
});

const cardButton = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
/** jsdom does not tell by what the focus came. */
const byKeyboard = (): void => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesIt(this: Element, selector: string) {
    return selector === ':focus-visible' ? document.activeElement === this : matches.call(this, selector);
  });
};

test('E10, T1: a card that has the focus of the keyboard stays, the news of an order waits for it, and its time does not run', async () => {
  byKeyboard();
  device.set(alertKeys.list, writeAlerts([reached]));
  show();
  await screen.findByText(/ETH\/USDT has risen/, {}, patience);
  act(() => cardButton(/^Dismiss.*ETH/).focus());
  await tell('live', closed('1', { kind: 'contract.closed' }));
  await passTime();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dismiss.*ETH/);
  expect(spoken()).not.toContain('Position closed');
  // The focus leaves: it is the turn of the order.
  act(() => screen.getByText('open').focus());
  expect(spoken()).toContain('Position closed');
  expect(spoken()).not.toContain('ETH/USDT has risen');
  act(() => cardButton(/^Dismiss.*Position closed/).focus());
  await tell('live', closed('2'));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dismiss.*Position closed/);
  vi.restoreAllMocks();
});

test('E10, T1: what is put away by the keyboard gives the focus back to where it came from', async () => {
  byKeyboard();
  device.set(alertKeys.list, writeAlerts([reached]));
  show();
  await screen.findByText(/ETH\/USDT has risen/, {}, patience);
  act(() => screen.getByText('open').focus());
  act(() => cardButton(/^Dismiss.*ETH/).focus());
  await tell('live', closed('1'));
  await act(async () => fireEvent.click(cardButton(/^Dismiss.*ETH/)));
  expect(document.activeElement).toBe(screen.getByText('open'));
  expect(spoken()).toContain('Closed by liquidation');
  vi.restoreAllMocks();
});

test('E10: a price that is reached later comes behind the one that stands there', async () => {
  const second = { ...reached, id: '2', symbol: 'BTC/USDT', hit: { ...reached.hit, at: 1_700_000_000_001 } };
  device.set(alertKeys.list, writeAlerts([second, reached] as readonly PriceAlert[]));
  show();
  await screen.findByText(/ETH\/USDT has risen/, {}, patience);
  const cards = [...document.querySelectorAll('[data-alert]')].map((card) => card.getAttribute('data-alert'));
  expect(cards).toEqual(['1', '2']);
});

/** A card is 86 px high, and the rest of the header 68. Returns how to tell that sizes have changed. */
function laidOut(): () => void {
  const observed: (() => void)[] = [];
  class Observer {
    constructor(run: () => void) {
      observed.push(run);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const rowHeight = (): number => {
    const row = news();
    const room = row instanceof HTMLElement ? Number.parseFloat(row.style.minHeight) : Number.NaN;
    return Math.max(spoken() === '' ? 0 : 86, Number.isNaN(room) ? 0 : room);
  };
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.tagName === 'HEADER') return 68 + rowHeight();
    return this === news() ? rowHeight() : spoken() === '' ? 0 : 86;
  });
  return () => act(() => observed.forEach((one) => one()));
}
const roomKept = (): string => {
  const row = news();
  return row instanceof HTMLElement ? row.style.minHeight : 'no row';
};

test('T4: the room of a row that has ended by itself does not come along to another page in the same frame', async () => {
  const resized = laidOut();
  show();
  await tell('live', closed('1'));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  resized();
  await passTime();
  resized();
  expect(roomKept()).toBe('86px');
  fireEvent.click(screen.getByText('the list'));
  expect(roomKept()).toBe('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('T4: a row that ends by itself leaves the page where it is until it is scrolled, and one that is put away does not', async () => {
  const resized = laidOut();
  show();
  await tell('live', closed('1'));
  await screen.findByText(/Closed by liquidation/, {}, patience);
  resized();
  await passTime();
  expect(spoken()).toBe('');
  resized();
  expect(roomKept()).toBe('86px');
  window.dispatchEvent(new Event('scroll'));
  expect(roomKept()).toBe('');
  await tell('live', closed('2'));
  resized();
  await act(async () => fireEvent.click(cardButton(/^Dismiss.*liquidation/)));
  resized();
  expect(roomKept()).toBe('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
