import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount, type Amount } from '../../../../core/money/amount.ts';
import { tellReach } from '../../../../core/query/reach.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import type { OptionWay } from '../model/option-way.ts';
import { OptionFoot } from './option-foot.tsx';
import { OutcomesOverLine } from './option-outcomes.tsx';
import type { OptionTicket } from '../operations/use-option-ticket.ts';

vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
const network = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => network.isOffline }));
const now = Date.UTC(2026, 0, 5, 12);
vi.mock('../../../../core/time/server-time.ts', () => ({ useServerTime: () => now }));
const device = vi.hoisted(() => ({ waits: [] as (readonly [number, () => void])[] }));
vi.mock('../../../../core/time/device-time.ts', () => {
  const pause = (ms: number) => new Promise<void>((resolve) => device.waits.push([ms, resolve]));
  return { usePause: () => pause };
});
vi.mock('../../orders/operations/use-closed-note.ts', () => ({ useClosedNote: () => undefined }));
vi.mock('../../../shared/instruments/data/read-at-edges.ts', () => ({ useReadAtEdges: () => undefined }));
vi.mock('../parts/use-option-error-text.ts', () => ({ useOptionErrorText: () => () => undefined }));
afterEach(cleanup);

const sent = {
  id: '1',
  symbol: 'BTC/USDT',
  currency: 'USDT',
  order: { matchId: '1001', payingCurrencyId: '3', direction: 'up', seconds: 30, stake: amount('10') },
} as const;
const mode = { account: 'live', category: 'crypto', product: 'options' } as never;
const instrument = { id: '1001', symbol: 'BTC/USDT', priceStep: undefined } as unknown as Instrument;

interface Shown {
  readonly state?: TicketState<OptionWay>;
  readonly stop?: OwnStop;
  readonly sumStop?: OwnStop;
  readonly outcomes?: readonly OptionOrder[];
  readonly isPausing?: boolean;
  readonly win?: Amount;
  /** As on a phone; the line with what stands over it comes first. */
  readonly isOutcomeAbove?: boolean;
}

async function show({
  state = { kind: 'idle' },
  stop,
  sumStop,
  outcomes = [],
  isPausing = false,
  win,
  isOutcomeAbove = false,
}: Shown) {
  const onOutcomeSeen = vi.fn<(id: OptionOrder['id']) => void>();
  const flow = {
    state,
    confirm: () => undefined,
    cancel: vi.fn<() => void>(),
    checkAgain: vi.fn<() => void>(),
    seen: vi.fn<() => void>(),
  };
  const choose = vi.fn<OptionTicket['choose']>();
  const form = { summary: { stake: amount('10'), currency: { name: 'USDT' }, win }, errorOf: () => undefined };
  const ticket = { form, flow, choose, isPausing, refreshPrice: () => undefined } as unknown as OptionTicket;
  const stops = { stop, stopFor: () => stop ?? sumStop, noteOpened: () => undefined };
  const running = [{ order: sampleOption, dueAt: now + 17_000 }];
  const told = { mode, instrument, outcomes, onOutcomeSeen, running };
  // Its notices and their words are fetched when they are first wanted.
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <div data-testid="line">
            {isOutcomeAbove ? (
              <OutcomesOverLine {...told} flow={ticket.flow} refreshPrice={ticket.refreshPrice} />
            ) : undefined}
          </div>
          <div data-testid="foot">
            <OptionFoot {...{ ...told, ticket, stops, isOutcomeAbove }} />
          </div>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.all([import('../parts/option-notice.tsx'), import('../../../shared/limits/parts/own-stop-text.tsx')]);
  });
  return { flow, choose, onOutcomeSeen };
}
const up = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Up' });

describe('OptionFoot', () => {
  test('SO1: a tap on a direction asks for that direction', async () => {
    const { choose } = await show({});
    (await up()).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith('up');
  });

  test('switch 7: where the server refuses the next try for a while, that is said and nothing is sent', async () => {
    const { choose } = await show({ isPausing: true });
    expect(await screen.findByText(/Wait a few seconds after each try/)).toBeTruthy();
    (await up()).click();
    expect(choose).not.toHaveBeenCalled();
  });

  test('E20: that a server does not answer is said above the buttons; on figures of an earlier visit nothing can be sent', async () => {
    tellReach({ isSilent: true });
    const { choose } = await show({});
    expect(await screen.findByText(/What you send may stay without an answer\.$/)).toBeTruthy();
    (await up()).click();
    expect(choose).toHaveBeenCalledOnce();
    act(() => tellReach({ oldestAt: 0 }));
    expect(await screen.findByText(/No order is placed on old figures\.$/)).toBeTruthy();
    expect((await up()).disabled).toBe(true);
    act(() => {
      tellReach({ isSilent: false, oldestAt: undefined });
    });
  });

  test('SO4: a stake over the own limit is said above the buttons, with the way to the limits, and nothing can be sent', async () => {
    const { choose } = await show({
      sumStop: { kind: 'sum', name: 'options', limit: amount('5'), value: amount('10') },
    });
    expect(await screen.findByText(/This stakes 10\sUSDT; your own limit for one option is 5\sUSDT\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See limits' }).getAttribute('href')).toBe(
      '/pages/setting/setting?section=limits',
    );
    expect((await up()).disabled).toBe(true);
    (await up()).click();
    expect(choose).not.toHaveBeenCalled();
  });

  test('H5: the first day is explained with the moment it ends', async () => {
    await show({ stop: { kind: 'first-day', until: Date.UTC(2026, 0, 6, 12) } });
    expect(await screen.findByText(/a day passes between the first look .* 2026-01-0[67] /)).toBeTruthy();
    expect((await up()).disabled).toBe(true);
  });

  test('without a network one line speaks: of an option under way that is its notice', async () => {
    network.isOffline = true;
    await show({});
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    cleanup();
    await show({ state: { kind: 'unknown', snapshot: sent } });
    expect((await up()).disabled).toBe(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
    network.isOffline = false;
  });

  test('SO1: an option whose answer was lost is unknown, and no other is sent until it was looked at', async () => {
    const { flow } = await show({ state: { kind: 'unknown', snapshot: sent } });
    expect((await screen.findByRole('alert')).textContent).toContain('Unknown – see your orders');
    expect((await up()).disabled).toBe(true);
    screen.getByRole('button', { name: 'Check again' }).click();
    expect(flow.checkAgain).toHaveBeenCalledTimes(1);
    expect(flow.seen).not.toHaveBeenCalled();
  });

  test('SO1: a lost answer whose option was found is told as opened, with the entry of the server', async () => {
    await show({ state: { kind: 'placed', snapshot: sent, order: settledOption({}), wasLost: true } });
    expect(await screen.findByText('Option opened')).toBeTruthy();
    expect(screen.getByText(/Entry at 60,000/)).toBeTruthy();
    expect(screen.getByText(/^Up BTC\/USDT · 10\sUSDT · 30 sec$/)).toBeTruthy();
    expect(screen.getByText('The answer was lost, but the order is there.')).toBeTruthy();
  });

  test('SO2: what is left of the option that was opened counts down beside the word for it', async () => {
    await show({ state: { kind: 'placed', snapshot: sent, order: sampleOption, wasLost: false } });
    expect((await screen.findByRole('timer')).getAttribute('aria-label')).toBe('0:17 left');
  });

  test.each([
    { result: 'won', profit: amount('8.5'), word: 'Won', net: /8\.45\sUSDT/ },
    { result: 'lost', profit: amount('-10'), word: 'Lost', net: /-10\.05\sUSDT/ },
    { result: 'draw', profit: amount('0'), word: 'Tie', net: /-0\.05\sUSDT/ },
  ] as const)(
    'SO3, H6: $result: the same moment above the buttons until it is put away, with the way to its receipt',
    async ({ word, net, ...decided }) => {
      const { onOutcomeSeen } = await show({ outcomes: [settledOption(decided)] });
      const text = (await screen.findByText(word)).closest('[data-option]')?.textContent ?? '';
      expect(text).toMatch(net);
      expect(text).toMatch(
        /^(Won|Lost|Tie).*after the fee.*Up BTC\/USDT.*Entry 60,000.*Expiry 60,010.*Option details$/,
      );
      const receipt = screen.getByRole('link', { name: 'Option details' });
      expect(receipt.getAttribute('href')).toBe('/pages/transaction/seconds_order?list=settled&receipt=7');
      screen.getByRole('button', { name: /^Dismiss/ }).click();
      expect(onOutcomeSeen).toHaveBeenCalledExactlyOnceWith('7');
    },
  );

  test('SO3, T5: two options that ended one after the other each have their moment', async () => {
    const { onOutcomeSeen } = await show({
      outcomes: [settledOption({ id: '9', result: 'lost' }), settledOption({ id: '7', result: 'won' })],
    });
    await screen.findByText('Lost');
    const moments = document.querySelectorAll('[data-option]');
    expect([...moments].map((one) => one.textContent.slice(0, 3))).toEqual(['Los', 'Won']);
    screen.getAllByRole('button', { name: /^Dismiss/ })[1]?.click();
    expect(onOutcomeSeen).toHaveBeenCalledExactlyOnceWith('7');
  });

  test('T4: on a phone what went well stands over the line and covers no ticket; what went wrong stays above the buttons', async () => {
    const isOutcomeAbove = true;
    const within = (text: string): string | undefined =>
      screen.getByText(text).closest<HTMLElement>('[data-testid]')?.dataset['testid'];
    await show({ outcomes: [settledOption({ result: 'won' })], isOutcomeAbove });
    await screen.findByText('Won');
    expect(within('Won')).toBe('line');
    cleanup();
    const opened = { kind: 'placed', snapshot: sent, order: sampleOption } as const;
    const { flow } = await show({ state: { ...opened, wasLost: false }, isOutcomeAbove });
    await screen.findByText('Option opened');
    expect(within('Option opened')).toBe('line');
    expect(device.waits.map(([ms]) => ms)).toEqual([6000]);
    await act(async () => device.waits[0]?.[1]());
    expect(flow.cancel).toHaveBeenCalledOnce();
    cleanup();
    await show({ state: { ...opened, wasLost: true }, isOutcomeAbove });
    await screen.findByText('Option opened');
    expect(device.waits).toHaveLength(1);
    cleanup();
    const error = new AppError('server', 'Not now, please');
    await show({ state: { kind: 'refused', snapshot: sent, error }, isOutcomeAbove });
    await screen.findByRole('alert');
    expect(within('Not now, please')).toBe('foot');
  });

  test('SO1: both buttons name what a win earns, once there is a stake', async () => {
    const { choose } = await show({ win: amount('17.2') });
    (await screen.findByRole('button', { name: /^Down · win\s17\.20$/ })).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith('down');
    expect(screen.getByRole('button', { name: /^Up · win\s17\.20$/ })).toBeTruthy();
  });

  test('SO1: a refusal is in the words of the server', async () => {
    await show({ state: { kind: 'refused', snapshot: sent, error: new AppError('server', 'Not now, please') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now, please');
  });
});
