import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import { rate } from '../../../../core/money/amount.ts';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { ContractListKind } from '../../orders/data/contract-orders.ts';
import type { Records } from '../../orders/operations/use-records.ts';
import type { CloseManyProps } from './close-many.tsx';
import { ContractOrdersPanel } from './contract-orders-panel.tsx';
import type { PositionCardsProps } from './position-cards.tsx';
import type { PositionSheetsProps } from './position-sheets.tsx';

type PositionListProps = Omit<PositionCardsProps, 'missing'>;

const stage = vi.hoisted(() => ({
  account: 'live',
  history: [] as unknown[],
  leftOver: [] as unknown[],
  waiting: [] as unknown[],
  positions: undefined as unknown,
}));
const list = { orders: [], livingThen: [], readAt: 1, hasMore: false, error: null };
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: stage.account }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../operations/use-positions.ts', () => ({
  usePositions: () => ({ positions: stage.positions ?? [sampleContract], list }),
}));
vi.mock('../operations/use-position-views.ts', () => ({ usePositionViews: () => new Map() }));
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractOrders: ({ kind, isWanted = true }: { readonly kind: string; readonly isWanted?: boolean }) => ({
    ...list,
    // What is not wanted is not read anew: an earlier visit may have left something.
    orders: !isWanted ? stage.leftOver : kind === 'history' ? stage.history : kind === 'pending' ? stage.waiting : [],
  }),
}));
vi.mock('../../orders/operations/use-read-again.ts', () => ({ useReadAgain: () => undefined }));
vi.mock('../../orders/panels/record-list.tsx', () => ({
  RecordList: ({
    emptyTitle,
    lead,
    children,
  }: {
    readonly emptyTitle: ReactNode;
    readonly lead?: ReactNode;
    readonly children?: ReactNode;
  }) => (
    <>
      <p>{emptyTitle}</p>
      {lead}
      {children}
    </>
  ),
}));
vi.mock('./position-list.tsx', () => ({
  PositionList: ({ positions, onClose }: PositionListProps) =>
    positions.map((one) => (
      <button key={one.id} type="button" onClick={() => onClose(one)}>{`${one.symbol} ${one.id}`}</button>
    )),
}));
vi.mock('./position-sheets.tsx', () => ({
  PositionSheets: ({ asked, onReverse }: PositionSheetsProps) =>
    asked === undefined ? undefined : (
      <p>{`${asked.position.id} ${onReverse === undefined ? 'closes' : 'turns round'}`}</p>
    ),
}));
vi.mock('../../../shared/simulated/panels/simulated-note.tsx', () => ({ SimulatedNote: () => undefined }));
vi.mock('./contract-list.tsx', () => ({ ContractList: () => undefined }));
vi.mock('./cancel-all-contracts.tsx', () => ({ CancelAllContracts: () => undefined }));
vi.mock('./contract-receipt-of.tsx', () => ({
  ContractReceiptOf: ({ order }: { readonly order?: { readonly id: string; readonly status: string } }) =>
    order === undefined ? undefined : <p>{`receipt of ${order.id}: ${order.status}`}</p>,
}));
vi.mock('../data/cancel-contract-order.ts', () => ({
  useCancelContractOrder: () => () => undefined,
  useContractCancellation: () => () => undefined,
}));
vi.mock('../../mode/operations/use-closing.ts', () => ({ useActing: () => undefined }));
vi.mock('../../orders/data/closing-causes.ts', () => ({ useClosingCauses: () => () => undefined }));
vi.mock('./close-many.tsx', () => ({
  CloseMany: ({ positions, symbol = 'the list', elsewhere: left }: CloseManyProps) => (
    <p>{`may close ${positions.length} of ${symbol}, leaves ${left}`}</p>
  ),
}));

const nothing = { pair: undefined, side: undefined, state: undefined, from: undefined, to: undefined };

beforeEach(() => {
  stage.account = 'live';
  stage.history = [];
  stage.leftOver = [];
  stage.waiting = [];
  stage.positions = undefined;
});
afterEach(cleanup);

async function elsewhere(account: AccountId, records?: Partial<Records<ContractListKind>>, address = '/', asked = {}) {
  stage.account = account;
  const onPage = records === undefined ? { pair: { baseId: '77', quoteId: '7' }, symbol: 'AAPL/USD' } : asked;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <ContractOrdersPanel
          pair={undefined}
          symbol={undefined}
          {...onPage}
          records={records as Records<ContractListKind> | undefined}
          onItsWay={undefined}
          closing={{ act: () => undefined, underWay: new Set(), failures: new Map() } as never}
          onReverse={() => undefined}
          allPath={records === undefined ? (kind) => `/pages/forex/contract_order?list=${kind}` : undefined}
          here="/"
        />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText(/^No (open positions|pending orders)/, {}, { timeout: 60_000 });
  return screen.queryByRole('link', { name: 'On other pairs: BTC/USDT' })?.getAttribute('href');
}

test('beside a ticket the way to all orders leads to the list that is open', async () => {
  await elsewhere('live');
  const all = () => screen.getByRole('link', { name: 'All contract orders' }).getAttribute('href');
  expect(all()).toBe('/pages/forex/contract_order?list=open');
  for (const [name, shown] of [
    [/^Pending/, 'pending'],
    [/^History/, 'history'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name }));
    expect(all()).toBe(`/pages/forex/contract_order?list=${shown}`);
  }
});

test('PO1: beside a ticket stand the positions of every pair, its own first, and only its own are closed together or turned round', async () => {
  const other = { ...sampleContract, id: '31', baseId: '77', quoteId: '7', symbol: 'AAPL/USD' };
  stage.positions = [sampleContract, other, { ...sampleContract, id: '22' }];
  await elsewhere('live');
  expect(screen.getByRole('tab', { name: /^Positions/ }).textContent).toBe('Positions3');
  const rows = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(rows).toEqual(['AAPL/USD 31', `BTC/USDT ${sampleContract.id}`, 'BTC/USDT 22']);
  expect(screen.getByText('may close 1 of AAPL/USD, leaves 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'AAPL/USD 31' }));
  expect(screen.getByText('31 turns round')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'BTC/USDT 22' }));
  expect(screen.getByText('22 closes')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^On other pairs/ })).toBeNull();
});

test('PO1: the page of one market says that positions are open on others', async () => {
  const foreign = new Set(['BTC/USDT']);
  const page = { kind: 'open', isSearched: false, choose: () => undefined } as const;
  expect(await elsewhere('live', { ...page, filter: { ...nothing, foreign } })).toBe(
    '/pages/transaction/contract_order',
  );
});

test('OE8: beside the positions and the waiting orders of a pair or a market stands on which other pairs orders wait', async () => {
  stage.waiting = [{ ...sampleContract, status: 'pending' }];
  const name = 'Waiting on other pairs: BTC/USDT';
  await elsewhere('live');
  expect(await screen.findByRole('link', { name })).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /^Pending/ }));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
    '/pages/transaction/contract_order?list=pending',
  );
  cleanup();
  const page = { kind: 'pending', isSearched: false, choose: () => undefined } as const;
  await elsewhere('live', { ...page, filter: { ...nothing, foreign: new Set(['BTC/USDT']) } });
  expect(screen.getByRole('link', { name })).toBeDefined();
  cleanup();
  await elsewhere('live', { ...page, filter: nothing });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('PO1: a filter of one pair does not hide that positions are open on others', async () => {
  const page = { kind: 'open', isSearched: false, choose: () => undefined, filter: nothing } as const;
  expect(await elsewhere('live', page, '/', { pair: { baseId: '77', quoteId: '7' }, symbol: 'AAPL/USD' })).toBe(
    '/pages/transaction/contract_order',
  );
  cleanup();
  expect(await elsewhere('live', page)).toBeUndefined();
});

test('OE8: an order that a read shows before its answer is there stands once', async () => {
  const panel = () => (
    <MemoryRouter>
      <Suspense>
        <ContractOrdersPanel
          pair={{ baseId: '1', quoteId: '3' }}
          symbol="BTC/USDT"
          onItsWay={{ snapshot: sentContract, phase: 'sending' } as never}
          closing={{ act: () => undefined, underWay: new Set(), failures: new Map() } as never}
          here="/"
        />
      </Suspense>
    </MemoryRouter>
  );
  const { rerender } = render(panel());
  expect(await screen.findByText('Sending', {}, { timeout: 60_000 })).toBeDefined();
  stage.waiting = [{ ...sampleContract, id: 'another', leverage: rate('20') }];
  rerender(panel());
  expect(screen.getByText('Sending')).toBeDefined();
  stage.waiting = [{ ...sampleContract, id: 'new' }];
  rerender(panel());
  expect(screen.queryByText('Sending')).toBeNull();
});

test('T1: news of what has opened leads to its receipt, also once it has closed', async () => {
  const page = { kind: 'open', isSearched: false, choose: () => undefined, filter: nothing } as const;
  await elsewhere('live', page, `/?list=open&receipt=${sampleContract.id}`);
  expect(screen.getByText(`receipt of ${sampleContract.id}: open`)).toBeDefined();
  cleanup();
  stage.history = [{ ...sampleContract, id: '99', status: 'closed' }];
  await elsewhere('live', page, '/?list=open&receipt=99');
  expect(screen.getByText('receipt of 99: closed')).toBeDefined();
});

test('OE8: the history has no number that an earlier visit has left, and its own from the first time on that it is opened', async () => {
  stage.leftOver = [{ ...sampleContract, id: '98', status: 'closed' }];
  stage.history = ['98', '99'].map((id) => ({ ...sampleContract, id, status: 'closed' }));
  await elsewhere('live');
  const history = (): string | null => screen.getByRole('tab', { name: /^History/ }).textContent;
  expect(history()).toBe('History');
  fireEvent.click(screen.getByRole('tab', { name: /^History/ }));
  expect(history()).toBe('History2');
  fireEvent.click(screen.getByRole('tab', { name: /^Pending/ }));
  expect(history()).toBe('History2');
});
