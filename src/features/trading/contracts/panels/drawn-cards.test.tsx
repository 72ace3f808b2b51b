import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import type { PositionCardProps } from '../parts/position-card.tsx';
import { positionViews } from '../model/contract-position.ts';
import type { PositionsOnScreen } from '../operations/use-positions.ts';
import { ContractOrdersPanel } from './contract-orders-panel.tsx';

const stage = vi.hoisted(() => ({
  positions: [] as readonly unknown[],
  listeners: new Set<() => void>(),
  drawn: new Map<string, number>(),
  shown: new Map<string, string | undefined>(),
}));
const list = { orders: [], livingThen: [], readAt: 1, hasMore: false, error: null };
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../operations/use-positions.ts', () => ({
  usePositions: () => {
    const watch = (listener: () => void) => {
      stage.listeners.add(listener);
      return () => stage.listeners.delete(listener);
    };
    return { positions: useSyncExternalStore(watch, () => stage.positions), list };
  },
}));
vi.mock('../operations/use-position-views.ts', () => ({
  usePositionViews: ({ positions }: PositionsOnScreen) =>
    positionViews(positions ?? [], () => ({ available: amount('100'), state: undefined, burstLevel: rate('5') })),
}));
vi.mock('../operations/use-missing-stops.ts', () => ({ useMissingStops: () => nothingMissing }));
vi.mock('../../orders/data/contract-orders.ts', () => ({ useContractOrders: () => list }));
vi.mock('../../orders/operations/use-read-again.ts', () => ({ useReadAgain: () => undefined }));
vi.mock('../../orders/panels/record-list.tsx', () => ({
  RecordList: ({ children }: { readonly children: unknown }) => children,
}));
vi.mock('./contract-receipt-of.tsx', () => ({ ContractReceiptOf: () => undefined }));
vi.mock('./position-sheets.tsx', () => ({ PositionSheets: () => undefined }));
vi.mock('../../../../core/ui/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useDesktop: () => false,
}));
vi.mock('./close-many.tsx', () => ({ CloseMany: () => undefined }));
vi.mock('../../../shared/simulated/panels/simulated-note.tsx', () => ({ SimulatedNote: () => undefined }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => ({ data: [] }) }));
vi.mock('../parts/position-card.tsx', () => ({
  PositionCard: ({ position, place }: PositionCardProps) => {
    stage.drawn.set(position.id, (stage.drawn.get(position.id) ?? 0) + 1);
    stage.shown.set(position.id, position.lastPrice);
    return <li ref={place}>{`card ${position.id}`}</li>;
  },
}));

const nothingMissing = new Map();
const one: ContractOrder = { ...sampleContract, id: '1' };
const other: ContractOrder = { ...sampleContract, id: '2', symbol: 'ETH/USDC', baseId: '2', quoteId: '4' };
const moved = { lastPrice: price('61400'), profit: amount('4.485') };

/** A picture of all positions, each of them another object, as it arrives from a server. */
const push = (...positions: readonly ContractOrder[]) =>
  act(async () => {
    stage.positions = positions.map((position) => ({ ...position }));
    for (const listener of stage.listeners) listener();
  });

const closing = { act: () => undefined, ask: () => undefined, underWay: new Set<string>(), failures: new Map() };
const panel = (here: string) => (
  <MemoryRouter>
    <Suspense>
      <ContractOrdersPanel
        pair={undefined}
        symbol={undefined}
        onItsWay={undefined}
        closing={closing}
        allPath={() => '/pages/transaction/contract_order'}
        here={here}
      />
    </Suspense>
  </MemoryRouter>
);

async function showCards() {
  stage.positions = [one, other];
  const view = render(panel('/'));
  await screen.findByText('card 2', {}, { timeout: 60_000 });
  await waitFor(() => expect(stage.drawn.get('2')).toBeGreaterThan(0));
  stage.drawn.clear();
  return view;
}

beforeEach(() => {
  stage.drawn.clear();
  stage.shown.clear();
});
afterEach(cleanup);

describe('the cards of positions', () => {
  test('follow a push: the card is drawn whose position has changed, and no other', async () => {
    await showCards();
    await push({ ...one, ...moved }, other);
    expect(stage.shown.get('1')).toBe('61400');
    expect(stage.drawn.has('2')).toBe(false);
    await push({ ...one, ...moved }, { ...other, stopLoss: price('60000') });
    expect(stage.drawn.get('2')).toBe(1);
  });

  test('are not drawn anew with what is around them', async () => {
    const { rerender } = await showCards();
    rerender(panel('/elsewhere'));
    expect([...stage.drawn]).toEqual([]);
  });

  test('follow a position that is closed and one that is opened', async () => {
    await showCards();
    await push({ ...one }, { ...other, id: '3' });
    expect(screen.queryByText('card 2')).toBeNull();
    expect(screen.getByText('card 3')).toBeDefined();
  });
});
