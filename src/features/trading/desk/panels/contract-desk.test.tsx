import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { ContractOrdersPanelProps } from '../../contracts/panels/contract-orders-panel.tsx';
import { idle } from '../../orders/model/ticket-state.ts';
import { liveContract } from '../../mode/model/trade-mode.ts';
import type { DeskParts } from '../../ticket/parts/desk.ts';
import { ContractDesk } from './contract-desk.tsx';

const { stage, nothing } = vi.hoisted(() => ({
  nothing: (): undefined => undefined,
  stage: {
    state: {},
    tick: 0,
    listeners: new Set<() => void>(),
    desks: 0,
    panels: [] as unknown[],
  },
}));
vi.mock('../../contracts/operations/use-contract-ticket.ts', () => ({
  useContractTicket: () => {
    const watch = (listener: () => void) => {
      stage.listeners.add(listener);
      return () => stage.listeners.delete(listener);
    };
    useSyncExternalStore(watch, () => stage.tick);
    stage.desks += 1;
    const state = stage.state as { readonly kind: string };
    // As the ticket makes them: new ones with each drawing.
    return {
      form: { act: nothing, draft: { sizeText: '', stopTexts: {} }, errors: [], summary: {} },
      flow: { state: { ...state }, submit: nothing, cancel: nothing },
      context: {},
    };
  },
}));
vi.mock('../../contracts/panels/contract-orders-panel.tsx', () => ({
  ContractOrdersPanel: (props: unknown) => {
    stage.panels.push(props);
    return <p>positions</p>;
  },
}));
vi.mock('./desk-frame.tsx', () => ({
  DeskFrame: ({ desk }: { readonly desk: DeskParts }) => desk.trading?.orders,
}));
vi.mock('../../contracts/panels/contract-ticket-panel.tsx', () => ({ ContractTicketPanel: nothing }));
vi.mock('../../contracts/operations/use-has-traded.ts', () => ({ useHasTraded: () => true }));
vi.mock('../../../shared/limits/operations/use-own-stops.ts', () => ({
  useOwnStops: () => ({ stop: undefined, stopFor: nothing, noteOpened: nothing }),
}));
vi.mock('../../mode/operations/use-knowledge.ts', () => ({
  KnowledgeSheet: nothing,
  useKnowledge: () => ({ asksFirst: () => false, sheet: { product: undefined } }),
}));
vi.mock('../../contracts/operations/use-contract-lines.ts', () => ({
  useContractLines: () => ({ lines: { orders: [] }, open: [], waiting: [] }),
}));
vi.mock('../../contracts/operations/use-level-moves.ts', () => ({ useLevelMoves: () => ({ sheet: {} }) }));
vi.mock('../../contracts/operations/use-contract-order-moves.ts', () => ({
  useContractOrderMoves: () => ({ sheet: { memory: {} }, notice: {} }),
}));
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractOrders: () => ({ orders: [], readAt: 0, hasMore: false }),
  useOpenReadAt: () => nothing,
}));
vi.mock('../../contracts/data/close-position.ts', () => ({ useClosePosition: () => nothing }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ isSimulated: false }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '1' }) }));
vi.mock('../../../../core/time/device-time.ts', () => {
  const pause = () => new Promise(() => undefined);
  return { usePause: () => pause };
});

async function showDesk() {
  render(
    <Suspense>
      <ContractDesk mode={liveContract} instrument={sampleInstrument} view="ticket" here="/" renderPage={nothing} />
    </Suspense>,
  );
  await screen.findByText('positions', {}, { timeout: 60_000 });
  stage.desks = 0;
  stage.panels = [];
}

const draw = () =>
  act(async () => {
    stage.tick += 1;
    for (const listener of stage.listeners) listener();
  });

beforeEach(() => {
  stage.state = idle;
});
afterEach(cleanup);

const placed = { kind: 'placed', snapshot: { id: 's1', symbol: 'BTC/USDT' }, order: sampleContract };

test.each([
  ['an empty ticket', idle],
  ['the outcome of the last order', placed],
])('ContractDesk: beside %s a price draws the desk, and positions and orders are left alone', async (_what, state) => {
  stage.state = state;
  await showDesk();
  await draw();
  await draw();
  expect(stage.desks).toBe(2);
  expect(stage.panels).toEqual([]);
});

test('ContractDesk: an order on its way is told to the lists', async () => {
  await showDesk();
  stage.state = { ...placed, kind: 'sending' };
  await draw();
  const [props] = stage.panels as ContractOrdersPanelProps[];
  expect(props?.onItsWay).toEqual({ snapshot: placed.snapshot, phase: 'sending' });
  expect(props?.onReverse).toBeUndefined();
});
