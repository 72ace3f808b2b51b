import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { KeptRequests, type Note } from '../../../../core/sending/kept-requests.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { isShownHere } from '../../../shared/notices/data/shown-here.ts';
import { contractWay } from '../model/contract-way.ts';
import { PositionSheets, type AskedOf, type PositionSheetsProps } from './position-sheets.tsx';
import type { PositionsOnScreen } from '../operations/use-positions.ts';

const world = vi.hoisted(() => ({ isDemo: false, isOpen: true, isOffline: false }));
const told = vi.hoisted(() => vi.fn<(...said: readonly unknown[]) => void>());
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'moni', isSimulated: true }) }));
vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => world.isOffline }));
const opened = vi.fn<(order: ContractOrder) => void>();
const server = vi.hoisted(() => ({ latest: async (): Promise<readonly unknown[]> => [] }));
vi.mock('../../orders/data/contract-orders.ts', () => ({ useReadLatestContractOrders: () => server.latest }));
vi.mock('../../../../core/ui/sheets/hold-taps.ts', () => ({ holdTaps: () => undefined }));
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { info: told } }));
vi.mock('../data/contract-counting.ts', () => ({ useContractCounting: () => usualCounting }));
vi.mock('../../mode/operations/use-price-steps.ts', () => ({ usePriceSteps: () => () => undefined }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstrument: () => ({ category: 'forex', isOpen: world.isOpen }),
}));
vi.mock('../../orders/panels/closed-note.tsx', () => ({
  ClosedNote: ({ isOpen }: { readonly isOpen: boolean }) => (isOpen ? undefined : <p>It opens at ten.</p>),
}));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => world.isDemo }));
const kept = vi.hoisted(() => new Map<string, string>());
vi.mock('../../ticket/data/sent-notes.ts', () => ({ useSentNotes: () => noteFor }));
vi.mock('../operations/use-position-views.ts', () => ({ usePositionViews: () => new Map() }));
const saved = vi.hoisted(() => vi.fn<(wanted: unknown) => Promise<void>>());
vi.mock('../operations/use-saving-stops.ts', () => ({ useSavingStops: () => ({ isSaving: false, save: saved }) }));
const noteFor = (name: string): Note => ({
  read: () => kept.get(name),
  write: (text) => void kept.set(name, text),
  remove: () => void kept.delete(name),
  watch: () => () => undefined,
});
afterEach(() => {
  cleanup();
  kept.clear();
  world.isDemo = false;
  world.isOpen = true;
  world.isOffline = false;
  told.mockClear();
  opened.mockClear();
});

const positionsOf = (...positions: readonly ContractOrder[]): PositionsOnScreen => ({
  positions,
  list: {
    orders: positions,
    state: undefined,
    livingThen: [],
    counted: 1,
    readAt: 1,
    error: null,
    hasMore: false,
    isLoadingMore: false,
    hasMoreFailed: false,
    loadMore: () => undefined,
    retry: () => undefined,
  },
  stateOf: () => undefined,
});

interface Case extends Partial<Pick<PositionSheetsProps, 'onReverse'>> {
  readonly position?: ContractOrder;
  readonly underWay?: readonly string[];
  /** Something else has closed it. */
  readonly isGone?: boolean;
  readonly about?: AskedOf['about'];
}

/** A sheet about a position, as first shown: the question before it is closed. */
function Asked({ position = sampleContract, underWay, onReverse, isGone = false, about = 'close' }: Case) {
  const [asked, setAsked] = useState<AskedOf | undefined>({ position, about });
  return (
    <Suspense>
      <PositionSheets
        asked={asked}
        all={isGone ? positionsOf() : positionsOf(position)}
        closing={{ act: () => undefined, underWay: new Set(underWay ?? []) }}
        onReverse={onReverse}
        onOpen={opened}
        onDone={() => setAsked(undefined)}
      />
    </Suspense>
  );
}

const reversing = { name: /^Reverse: close, then open/, hidden: true };
const findClose = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Close position', hidden: true }, { timeout: 60_000 });

describe('PositionSheets', () => {
  const anything = (): void => undefined;
  test.each<[string, Case, number]>([
    ['there is a ticket that is free for the second step', { onReverse: anything }, 1],
    ['there is no such ticket, or no position may be opened', {}, 0],
    ['a request to close it is under way', { onReverse: anything, underWay: [sampleContract.id] }, 0],
    ['it is closing', { onReverse: anything, position: { ...sampleContract, status: 'closing' } }, 0],
  ])('E34, PO3: where %s, a reversal is offered or missing, and closing is asked about', async (_, given, offered) => {
    render(<Asked {...given} />);
    expect((await findClose()).disabled).toBe(false);
    expect(screen.queryAllByRole('button', reversing)).toHaveLength(offered);
  });

  test('E34, CT3: part of a lot can be closed, and why it cannot be turned round is said', async () => {
    render(<Asked onReverse={anything} position={{ ...sampleContract, lots: quantity('1.48') }} />);
    expect((await findClose()).disabled).toBe(false);
    expect(screen.getByText(/the ticket takes whole lots only/)).toBeTruthy();
    expect(screen.queryAllByRole('button', reversing)).toEqual([]);
  });

  test('E34, OE5: two taps on the button ask for one reversal', async () => {
    const onReverse = vi.fn<(position: ContractOrder) => void>();
    render(<Asked onReverse={onReverse} />);
    await findClose();
    const button = screen.getByRole('button', reversing);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onReverse.mock.calls).toEqual([[sampleContract]]);
    expect(screen.queryByRole('button', reversing)).toBeNull();
  });

  test.each<['real' | 'simulated', boolean, number]>([
    ['real', false, 0],
    ['simulated', false, 1],
    ['real', true, 1],
  ])('H11: %s money in a demo (%s): the estimated result is called simulated', async (mark, isDemo, said) => {
    world.isDemo = isDemo;
    render(
      <MoneyMarkContext value={mark}>
        <Asked />
      </MoneyMarkContext>,
    );
    await screen.findByText('Entry', {}, { timeout: 60_000 });
    expect(screen.queryAllByText(/no real market impact, not indicative/)).toHaveLength(said);
  });

  test('MK4, PO3: before a position of a closed market is closed, it says that this may be refused, and when the market opens', async () => {
    render(<Asked />);
    await findClose();
    expect(screen.queryByText(/may be refused until it opens/)).toBeNull();
    cleanup();
    world.isOpen = false;
    render(<Asked />);
    expect((await findClose()).disabled).toBe(false);
    expect(screen.getByText('The market is closed: closing may be refused until it opens.')).toBeTruthy();
    expect(screen.getByText('It opens at ten.')).toBeTruthy();
  });

  test('E20, PO3: without a network the question says so, and its button waits for one', async () => {
    world.isOffline = true;
    const { rerender } = render(<Asked onReverse={anything} />);
    expect((await findClose()).disabled).toBe(true);
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    expect(screen.queryAllByRole('button', reversing)).toEqual([]);
    world.isOffline = false;
    rerender(<Asked onReverse={anything} />);
    expect((await findClose()).disabled).toBe(false);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  test('PO3: the receipt of a position that is closed elsewhere takes the place of its sheet, and no notice tells it a second time', async () => {
    const closed = { ...sampleContract, status: 'closed' } as const;
    server.latest = async () => [{ ...closed, id: '99' }, closed];
    const { rerender } = render(<Asked />);
    await findClose();
    expect(isShownHere('moni', `contract:${sampleContract.id}`)).toBe(true);
    rerender(<Asked isGone />);
    rerender(<Asked isGone />);
    await expect.poll(() => opened.mock.calls).toEqual([[closed]]);
    expect(told).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(isShownHere('moni', `contract:${sampleContract.id}`)).toBe(true);
  });

  test.each<[string, () => Promise<readonly unknown[]>]>([
    ['cannot be read', async () => Promise.reject(new Error('down'))],
    ['is not listed', async () => [{ ...sampleContract, id: '99', status: 'closed' }]],
  ])('PO3: where the receipt %s, a message says that the position is gone, once', async (_, latest) => {
    server.latest = latest;
    const { rerender } = render(<Asked />);
    await findClose();
    expect(told).not.toHaveBeenCalled();
    rerender(<Asked isGone />);
    rerender(<Asked isGone />);
    await expect
      .poll(() => told.mock.calls)
      .toEqual([['Long BTC/USDT · The position is no longer open.', undefined, { isSimulated: true }]]);
    expect(opened).not.toHaveBeenCalled();
  });

  test('PO3: one that is closed from its sheet says nothing more', async () => {
    const position = { ...sampleContract, id: '77' };
    const { rerender } = render(<Asked position={position} />);
    fireEvent.click(await findClose());
    rerender(<Asked isGone />);
    expect(told).not.toHaveBeenCalled();
    // Its notice tells what it came to.
    expect(isShownHere('moni', `contract:${position.id}`)).toBe(false);
  });

  test('PO2: levels that were asked for and are not set stand in their fields, and are sent with one tap', async () => {
    const wishes = new KeptRequests(noteFor('contract-stops.BTC/USDT'), contractWay);
    const wish = { id: '1', wish: sentContract, before: { ids: [], available: undefined } } as const;
    const save = { name: 'Save', hidden: true };
    const fields = async () => {
      await screen.findByRole('button', save, { timeout: 60_000 });
      return screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ value }) => value);
    };
    // They are being set.
    wishes.keep({ ...wish, phase: 'accepted' });
    render(<Asked about="stops" />);
    expect(await fields()).toEqual(['', '']);
    expect(screen.queryByText(/are not set/)).toBeNull();
    cleanup();
    wishes.keep({ ...wish, phase: 'failed' });
    render(<Asked about="stops" position={{ ...sampleContract, stopLoss: price('60500') }} />);
    // What was set by hand meanwhile stays.
    expect(await fields()).toEqual(['62000', '60500']);
    cleanup();
    render(<Asked about="stops" />);
    expect(await fields()).toEqual(['62000', '60000']);
    expect(screen.getByText('Take profit and stop loss are not set')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', save));
    expect(saved.mock.calls).toMatchObject([[{ id: sampleContract.id, takeProfit: '62000', stopLoss: '60000' }]]);
  });

  test('E33: nothing asks for a part of a position, as no call closes one', async () => {
    render(<Asked onReverse={anything} />);
    await findClose();
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect([...dialog.querySelectorAll('input, select, [role="slider"], [role="radio"]')]).toEqual([]);
    expect(dialog.textContent).not.toMatch(/\d\s?%/);
  });
});
