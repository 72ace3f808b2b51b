import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { price, rate } from '../../../core/money/amount.ts';
import { idle, isBusy, nextTicketState, type TicketEvent, type TicketState } from './ticket-state.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const submit: TicketEvent = { type: 'submit', snapshot, guards: [], staleMs: undefined };
const confirm: TicketEvent = {
  type: 'confirm',
  last: price('60000'),
  driftLimit: rate('0.5'),
  requoted: undefined,
  staleMs: undefined,
};
const run = (...events: readonly TicketEvent[]): TicketState =>
  events.reduce((state, event) => nextTicketState(state, event), idle as TicketState);
const kindOf = (...events: readonly TicketEvent[]): string => run(...events).kind;
const refusal = new AppError('server', 'insufficient wallet balance');

describe('nextTicketState', () => {
  test.each<[string, readonly TicketEvent[]]>([
    ['confirm', [submit]],
    ['stale', [{ ...submit, staleMs: 16_000 }]],
    ['idle', [{ ...submit, staleMs: 16_000 }, { type: 'cancel' }]],
    ['idle', [submit, { type: 'cancel' }]],
    ['sending', [submit, confirm]],
    ['stale', [submit, { ...confirm, staleMs: 16_000 }]],
    ['placed', [submit, confirm, { type: 'accepted' }]],
    ['refused', [submit, confirm, { type: 'refused', error: refusal }]],
    ['elsewhere', [submit, confirm, { type: 'elsewhere' }]],
    ['checking', [submit, confirm, { type: 'no-answer' }]],
    [
      'placed',
      [submit, confirm, { type: 'no-answer' }, { type: 'resolved', outcome: { kind: 'placed', order: undefined } }],
    ],
    ['not-placed', [submit, confirm, { type: 'no-answer' }, { type: 'resolved', outcome: { kind: 'not-placed' } }]],
    ['unknown', [submit, confirm, { type: 'no-answer' }, { type: 'resolved', outcome: { kind: 'unknown' } }]],
  ])('nextTicketState: %s', (kind, events) => {
    expect(kindOf(...events)).toBe(kind);
  });

  test('nextTicketState: nineteen more confirmations change nothing', () => {
    const sending = run(submit, confirm);
    const after = Array.from({ length: 19 }, () => confirm).reduce(nextTicketState, sending);
    expect(after).toBe(sending);
  });

  test.each<[string, readonly TicketEvent[]]>([
    ['sending', [submit, confirm]],
    ['checking', [submit, confirm, { type: 'no-answer' }]],
    ['unknown', [submit, confirm, { type: 'no-answer' }, { type: 'resolved', outcome: { kind: 'unknown' } }]],
  ])('nextTicketState: from %s no new order starts and nothing is put away', (kind, events) => {
    expect(kindOf(...events, submit)).toBe(kind);
    expect(kindOf(...events, confirm)).toBe(kind);
    expect(kindOf(...events, { type: 'cancel' })).toBe(kind);
    expect(isBusy(run(...events))).toBe(true);
  });

  test('nextTicketState: an unknown outcome ends by looking again or by the person', () => {
    const unknown: readonly TicketEvent[] = [
      submit,
      confirm,
      { type: 'no-answer' },
      { type: 'resolved', outcome: { kind: 'unknown' } },
    ];
    expect(kindOf(...unknown, { type: 'check-again' })).toBe('checking');
    expect(kindOf(...unknown, { type: 'seen' })).toBe('idle');
  });

  test.each(['placed', 'not-placed'] as const)('nextTicketState: a later look resolves unknown to %s', (kind) => {
    const unknown: readonly TicketEvent[] = [
      submit,
      confirm,
      { type: 'no-answer' },
      { type: 'resolved', outcome: { kind: 'unknown' } },
    ];
    const outcome = kind === 'placed' ? { kind, order: undefined } : { kind };
    expect(kindOf(...unknown, { type: 'resolved', outcome })).toBe(kind);
    expect(kindOf(...unknown, { type: 'seen' }, { type: 'resolved', outcome })).toBe('idle');
  });

  test('nextTicketState: a refusal keeps the server’s words', () => {
    expect(run(submit, confirm, { type: 'refused', error: refusal })).toMatchObject({
      error: { message: 'insufficient wallet balance' },
    });
  });

  test('nextTicketState: after a drift the same order is asked about again, from the new price', () => {
    const drifted = run(submit, { ...confirm, last: price('60400') });
    expect(drifted).toMatchObject({
      kind: 'confirm',
      drift: { from: '60000', to: '60400' },
      snapshot: { id: 'one', order: { price: '60000' } },
    });
    expect(nextTicketState(drifted, { ...confirm, last: price('60401') }).kind).toBe('sending');
  });

  test('nextTicketState: a market order is quoted again after a drift', () => {
    const market = snapshotOf({ orderType: 'market', sizeText: '0.1' });
    const requoted = {
      ...market,
      id: 'two',
      reference: price('60400'),
      order: { ...market.order, price: price('60410') },
    };
    const drifted = run({ ...submit, snapshot: market }, { ...confirm, last: price('60400'), requoted });
    expect(drifted).toMatchObject({ kind: 'confirm', snapshot: { id: 'two', order: { price: '60410' } } });
  });

  test('nextTicketState: an accepted order is followed, and only that one', () => {
    const placed = run(submit, confirm, { type: 'accepted' });
    const listed: TicketEvent = { type: 'listed', snapshotId: 'one', order: sampleOrder };
    expect(nextTicketState(placed, listed)).toMatchObject({ order: sampleOrder, wasLost: false });
    expect(nextTicketState(placed, { ...listed, snapshotId: 'two' })).toBe(placed);
    expect(nextTicketState(idle, listed)).toBe(idle);
  });

  test('nextTicketState: an order that was lost before locks an idle ticket and an open confirmation', () => {
    const lost: TicketEvent = { type: 'lost-before', snapshot };
    expect([kindOf(lost), kindOf(submit, lost)]).toEqual(['unknown', 'unknown']);
    expect(kindOf(submit, confirm, lost)).toBe('sending');
    expect(kindOf(lost, submit)).toBe('unknown');
  });

  test('nextTicketState: what another tab found out unlocks, and nothing that is under way here', () => {
    const settled: TicketEvent = { type: 'settled-elsewhere' };
    expect(kindOf({ type: 'lost-before', snapshot }, settled)).toBe('idle');
    expect(kindOf(submit, confirm, settled)).toBe('sending');
    expect(kindOf(submit, confirm, { type: 'accepted' }, settled)).toBe('placed');
  });

  test('nextTicketState: a second submit does not change an open confirmation', () => {
    const open = run(submit);
    const other = snapshotOf({ sizeText: '0.2' });
    expect(nextTicketState(open, { ...submit, snapshot: other })).toBe(open);
  });
});
