import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price, rate } from '../../../../core/money/amount.ts';
import type { RequestState } from '../../../../core/sending/request-state.ts';
import { unseen } from '../../../../core/sending/way.ts';
import type { SpotWay } from './order-snapshot.ts';
import {
  confirmed,
  idle,
  isBusy,
  isFree,
  submitted,
  ticketStateOf,
  type Confirm,
  type ReviewState,
} from './ticket-state.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const asked = { snapshot, guards: [], staleMs: undefined };
const now: Confirm = {
  last: price('60000'),
  driftLimit: rate('0.5'),
  requoted: undefined,
  staleMs: undefined,
};
const refusal = new AppError('server', 'insufficient wallet balance');
type Request = RequestState<SpotWay['sent'], SpotWay['listed']>;

function confirming(of = snapshot): Extract<ReviewState, { kind: 'confirm' }> {
  const state = submitted({ ...asked, snapshot: of });
  if (state.kind !== 'confirm') throw new Error(state.kind);
  return state;
}

describe('before an order is sent', () => {
  test('submitted: it is confirmed, unless the price is too old', () => {
    expect(submitted(asked).kind).toBe('confirm');
    expect(submitted({ ...asked, staleMs: 16_000 })).toEqual({ kind: 'stale', ageMs: 16_000 });
  });

  test('confirmed: nothing stands in the way, or the price grew old while the sheet was open', () => {
    expect(confirmed(confirming(), now)).toBeUndefined();
    expect(confirmed(confirming(), { ...now, staleMs: 16_000 })?.kind).toBe('stale');
  });

  test('confirmed: after a drift the same order is asked about again, from the new price', () => {
    const drifted = confirmed(confirming(), { ...now, last: price('60400') });
    expect(drifted).toMatchObject({
      kind: 'confirm',
      drift: { from: '60000', to: '60400' },
      snapshot: { id: 'one', order: { price: '60000' } },
    });
    if (drifted?.kind !== 'confirm') throw new Error('no confirmation');
    expect(confirmed(drifted, { ...now, last: price('60401') })).toBeUndefined();
  });

  test('confirmed: a market order is quoted again after a drift', () => {
    const market = snapshotOf({ orderType: 'market', sizeText: '0.1' });
    const requoted = {
      ...market,
      id: 'two',
      reference: price('60400'),
      order: { ...market.order, price: price('60410') },
    };
    expect(confirmed(confirming(market), { ...now, last: price('60400'), requoted })).toMatchObject({
      kind: 'confirm',
      snapshot: { id: 'two', order: { price: '60410' } },
    });
  });

  test('confirmed: a market order whose worst price the market has passed asks again, however little it moved', () => {
    const market = { ...snapshot, orderType: 'market' as const };
    const requoted = { ...market, id: 'two' };
    const passed = { from: price('60030'), to: price('60090') };
    expect(confirmed(confirming(market), { ...now, requoted })).toBeUndefined();
    expect(confirmed(confirming(market), { ...now, requoted, passed })).toMatchObject({
      kind: 'confirm',
      snapshot: { id: 'two' },
      drift: passed,
    });
  });
});

describe('ticketStateOf', () => {
  test.each<[string, Request]>([
    ['sending', { kind: 'sending', wish: snapshot }],
    ['checking', { kind: 'open', wish: snapshot }],
    ['unknown', { kind: 'unknown', wish: snapshot }],
  ])('ticketStateOf: %s locks the ticket, whatever stands before it', (kind, request) => {
    for (const review of [idle, confirming(), submitted({ ...asked, staleMs: 16_000 })]) {
      const state = ticketStateOf(review, request);
      expect([state.kind, isBusy(state), isFree(state)]).toEqual([kind, true, false]);
    }
  });

  test('ticketStateOf: a refusal keeps the words of the server', () => {
    expect(ticketStateOf(idle, { kind: 'refused', wish: snapshot, error: refusal })).toMatchObject({
      kind: 'refused',
      error: { message: 'insufficient wallet balance' },
    });
  });

  test('ticketStateOf: an accepted order is told as it is listed, and a lost one that was found says so', () => {
    const accepted: Request = { kind: 'accepted', wish: snapshot, before: unseen, rows: [] };
    expect(ticketStateOf(idle, accepted)).toMatchObject({ kind: 'placed', order: undefined, wasLost: false });
    expect(ticketStateOf(idle, accepted, { sent: snapshot, order: sampleOrder })).toMatchObject({ order: sampleOrder });
    expect(ticketStateOf(idle, { ...accepted, kind: 'found', rows: [sampleOrder] })).toMatchObject({
      order: sampleOrder,
      wasLost: true,
    });
  });

  test('T5 ticketStateOf: an accepted order is not told with the row of the order before it', () => {
    const accepted: Request = { kind: 'accepted', wish: snapshot, before: unseen, rows: [] };
    const former = { sent: { ...snapshot, id: 'former' }, order: sampleOrder };
    expect(ticketStateOf(idle, accepted, former)).toMatchObject({ kind: 'placed', order: undefined });
  });

  test('ticketStateOf: a notice of the next attempt stands before what came of the last one', () => {
    const accepted: Request = { kind: 'accepted', wish: snapshot, before: unseen, rows: [] };
    expect(ticketStateOf(submitted({ ...asked, staleMs: 16_000 }), accepted).kind).toBe('stale');
    expect(ticketStateOf(idle, { kind: 'not-there', wish: snapshot }).kind).toBe('not-placed');
    expect(ticketStateOf(idle, { kind: 'elsewhere', wish: snapshot }).kind).toBe('elsewhere');
  });

  test('ticketStateOf: a confirmation stands only while its order is under review', () => {
    expect(ticketStateOf(confirming(), { kind: 'review', wish: snapshot }).kind).toBe('confirm');
    expect(ticketStateOf(confirming(), { kind: 'idle' }).kind).toBe('idle');
  });
});

test('T11 ticketStateOf: a first that has no answer here, a look once more, and the time of a late order are passed on', () => {
  expect(ticketStateOf(idle, { kind: 'elsewhere', wish: snapshot, isHere: true })).toMatchObject({ isHere: true });
  expect(ticketStateOf(idle, { kind: 'unknown', wish: snapshot, sentAt: 7, isChecking: true })).toMatchObject({
    isChecking: true,
    sentAt: 7,
  });
  expect(ticketStateOf(idle, { kind: 'not-there', wish: snapshot, sentAt: 7 })).toMatchObject({ sentAt: 7 });
  const accepted = { kind: 'accepted', wish: snapshot, before: { ids: [], available: undefined }, rows: [] } as const;
  expect(ticketStateOf(idle, { ...accepted, sentAt: 5 })).toMatchObject({ kind: 'placed', sentAt: 5 });
});
