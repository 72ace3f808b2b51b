import { act, cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { price, rate } from '../../../../core/money/amount.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { forgetWhoLeaves } from '../../../../core/session/leaving.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { useContractTicket } from '../../contracts/operations/use-contract-ticket.ts';
import { useTicket } from '../../spot/operations/use-ticket.ts';

const { nothing, idleFlow } = vi.hoisted(() => {
  const none = (): undefined => undefined;
  return { nothing: none, idleFlow: { state: { kind: 'idle' }, cancel: none, tap: none, submit: none } };
});
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => ({ refetch: nothing }) }));
vi.mock('../../../shared/limits/operations/use-spot-stop.ts', () => ({ useSpotStop: () => nothing }));
vi.mock('../../../shared/quotes/data/use-freshness.ts', () => ({ useFreshness: () => ({ isStale: false }) }));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({
  firstAlone: 0,
  restingGapMs: 0,
  useQuote: () => ({ price: price('60000') }),
}));
vi.mock('../../../shared/quotes/data/use-quote-board.ts', () => ({
  useQuoteBoard: () => ({ quote: () => ({ price: price('60000') }) }),
}));
vi.mock('../../book/data/depth-stream.ts', () => ({ useDepth: nothing }));
vi.mock('../../book/data/burst-level.ts', () => ({ useBurstLevel: nothing }));
vi.mock('../../../shared/server/data/use-ticket-traits.ts', () => ({ useTicketTraits: () => ({}) }));
vi.mock('../../../shared/kept-text/data/kept-text.ts', () => ({ useKeptText: () => [undefined, nothing] }));
vi.mock('../../mode/data/missing-wallet.ts', () => ({ useMissingWallet: nothing }));
vi.mock('../../mode/data/wallet-detail.ts', () => ({ useWalletDetail: nothing }));
vi.mock('../../contracts/data/contract-counting.ts', () => ({
  useContractCounting: nothing,
  useLearntCounting: nothing,
}));
vi.mock('../../contracts/data/contract-terms.ts', () => ({ useContractTerms: () => ({ error: null }) }));
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractAccount: nothing,
  useIsContractAccountOld: () => false,
}));
vi.mock('../../spot/operations/use-ticket-flow.ts', () => ({ useTicketFlow: () => idleFlow }));
vi.mock('../../contracts/operations/use-contract-flow.ts', () => ({
  useContractFlow: () => ({ flow: idleFlow, levels: {} }),
}));
vi.mock('../../contracts/operations/use-awaited-review.ts', () => ({
  useAwaitedReview: () => ({ flow: idleFlow, isAwaited: false }),
}));

const bitcoin: Instrument = { ...sampleInstrument };
const ether: Instrument = { ...sampleInstrument, symbol: 'ETH/USDT', base: { id: '2', name: 'ETH' } };

let root: Container;
beforeEach(() => {
  sessionStorage.clear();
  root = new Container();
  bindDevice(root, new Map(), () => 0);
  const session = new SessionStore(root.get(KeyValueStorage));
  session.signIn('0123456789abcdef0123456789abcdef');
  session.identify('7');
  root.bind(Session).toConstantValue(session);
});
afterEach(cleanup);

/** The page gives each pair a ticket of its own. */
const spotOf = (instrument: Instrument) =>
  renderHook(() => useTicket({ instrument }).form, { wrapper: portsAround(root) });
const contractOf = (instrument: Instrument) =>
  renderHook(() => useContractTicket({ instrument, stops: {} as never, asksFirst: () => false }).form, {
    wrapper: portsAround(root),
  });

const spotSale = { side: 'sell', orderType: 'market' } as const;

function sellSomeBitcoin(): void {
  const { result } = spotOf(bitcoin);
  act(() => result.current.act({ type: 'side', side: 'sell' }));
  act(() => result.current.act({ type: 'price-text', text: '61000' }));
  act(() => result.current.act({ type: 'order-type', orderType: 'market' }));
  act(() => result.current.act({ type: 'size-text', text: '5' }));
  cleanup();
}

function shortBitcoin(): void {
  const { result } = contractOf(bitcoin);
  act(() => result.current.act({ type: 'direction', direction: 'short' }));
  act(() => result.current.act({ type: 'leverage', leverage: rate('20') }));
  act(() => result.current.act({ type: 'stops', texts: { takeProfit: '', stopLoss: '65000' } }));
  act(() => result.current.act({ type: 'price-text', text: '61000' }));
  act(() => result.current.act({ type: 'order-type', orderType: 'limit' }));
  act(() => result.current.act({ type: 'size-unit', unit: 'lots' }));
  act(() => result.current.act({ type: 'size-text', text: '5' }));
  cleanup();
}

test('another pair: the spot ticket of another pair has side and kind of the last one, and no figure of it', () => {
  sellSomeBitcoin();
  const { draft } = spotOf(ether).result.current;
  expect(draft).toMatchObject({ ...spotSale, sizeText: '', priceText: '60000', isPriceTouched: false });
});

test('another pair: the contract ticket of another pair has direction, kind and leverage of the last one, and no figure of it', () => {
  shortBitcoin();
  const { draft } = contractOf(ether).result.current;
  expect(draft).toMatchObject({
    direction: 'short',
    orderType: 'limit',
    leverage: '20',
    sizeText: '',
    isPriceTouched: false,
  });
  expect(draft).toMatchObject({ priceText: '60000', sizeUnit: 'margin', stopTexts: { takeProfit: '', stopLoss: '' } });
});

test('another pair: a ticket that holds a figure keeps the side it was meant for, an empty one takes over the last', () => {
  sellSomeBitcoin();
  const { result } = spotOf(ether);
  act(() => result.current.act({ type: 'side', side: 'buy' }));
  cleanup();
  expect(spotOf(bitcoin).result.current.draft).toMatchObject({ ...spotSale, sizeText: '5' });
  cleanup();
  // What was on the screen last stays.
  expect(spotOf(ether).result.current.draft).toMatchObject({ ...spotSale, sizeText: '' });
});

test('another pair: one product takes nothing from another, and a log-out drops it', () => {
  sellSomeBitcoin();
  expect(contractOf(ether).result.current.draft).toMatchObject({ direction: 'long', orderType: 'market' });
  cleanup();
  forgetWhoLeaves(root.get(PersonalStorage));
  expect(spotOf(ether).result.current.draft).toMatchObject({ side: 'buy', orderType: 'limit' });
});
