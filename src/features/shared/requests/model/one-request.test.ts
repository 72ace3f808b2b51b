import { expect, test } from 'vitest';
import { lackingAs } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { nextRequestState, traceIn, type RequestEvent, type RequestState } from './one-request.ts';

type State = RequestState<string>;
const after = (...events: readonly RequestEvent<string>[]): State =>
  events.reduce<State>(nextRequestState, { kind: 'idle' });
const review = { type: 'review', wish: 'a' } as const;
const send = { type: 'send' } as const;
const lost = { type: 'answered', answer: { kind: 'no-answer' } } as const;

test('FU4 one request: only a review is sent, and a second tap is not heard', () => {
  expect(after(send).kind).toBe('idle');
  expect(after(review, send)).toEqual({ kind: 'sending', wish: 'a' });
  expect(after(review, send, send, { type: 'review', wish: 'b' })).toEqual({ kind: 'sending', wish: 'a' });
});

test('one request: an answer is told as it came', () => {
  const error = new AppError('server', 'no');
  expect(after(review, send, { type: 'answered', answer: { kind: 'accepted' } })).toMatchObject({ wasLost: false });
  expect(after(review, send, { type: 'answered', answer: { kind: 'refused', error } })).toMatchObject({ error });
});

test('OE6 one request: without an answer nothing new starts before the outcome is known or the person has looked', () => {
  const unknown = after(review, send, lost, { type: 'traced', trace: 'unknown' });
  expect(after(review, send, lost, { type: 'close' }).kind).toBe('checking');
  expect(unknown).toEqual({ kind: 'unknown', wish: 'a' });
  expect(nextRequestState(unknown, { type: 'review', wish: 'b' })).toBe(unknown);
  expect(nextRequestState(unknown, { type: 'check-again' }).kind).toBe('checking');
  expect(nextRequestState(unknown, { type: 'close' }).kind).toBe('idle');
  expect(after(review, send, lost, { type: 'traced', trace: 'done' })).toMatchObject({ kind: 'done', wasLost: true });
});

test('traceIn: only a record that is new and the same proves anything', () => {
  const [old, fresh] = [{ id: '1' }, { id: '2' }];
  expect(traceIn({ before: [old], after: [fresh, old] }, () => true)).toBe('done');
  expect(traceIn({ before: [old], after: [old] }, () => true)).toBe('unknown');
  expect(traceIn({ before: [old], after: [fresh, old] }, () => false)).toBe('unknown');
  expect(traceIn({ before: undefined, after: [fresh] }, () => true)).toBe('unknown');
});

test('R8 traceIn: a row that could not be read before may be the one that is new now, unless its id says otherwise', () => {
  const [old, fresh] = [{ id: '1' }, { id: '2' }];
  const with_ = (id: string | undefined) => lackingAs([old], { unreadable: [{ id, path: 'message[1]' }] });
  expect(traceIn({ before: with_(undefined), after: [fresh, old] }, () => true)).toBe('unknown');
  expect(traceIn({ before: with_('2'), after: [fresh, old] }, () => true)).toBe('unknown');
  expect(traceIn({ before: with_('3'), after: [fresh, old] }, () => true)).toBe('done');
});
