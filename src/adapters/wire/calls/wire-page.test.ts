import { expect, test } from 'vitest';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { textAt } from './decode.ts';
import { readPage, readRows } from './wire-page.ts';

const page = (value: WireValue, request = { page: 1, limit: 2 }) =>
  readPage({ value, path: 'message' }, request, textAt);

test.each([
  ['bare', ['a', 'b']],
  ['data', { data: ['a', 'b'] }],
  ['list', { list: ['a', 'b'] }],
  ['order_list', { order_list: ['a', 'b'] }],
  ['a paginator inside message', { message: { data: ['a', 'b'] }, rate_profits_total: {} }],
])('readRows: finds the rows of the shape "%s"', (_shape, value) => {
  expect(readRows(value, 'message', textAt)).toEqual(['a', 'b']);
});

test.each<[string, WireValue, string]>([
  ['null', null, 'message'],
  ['a text', 'none', 'message'],
  ['an object without rows', { count: '0' }, 'message'],
  ['rows that are an object', { data: { 0: 'a' } }, 'message'],
])('readRows: %s fails with the place', (_what, value, detail) => {
  expect(() => readRows(value, 'message', textAt)).toThrow(
    expect.objectContaining({ kind: 'unexpected-shape', detail }),
  );
});

test('R8 readRows, readPage: a wrong row costs itself, and its page is as full as the server made it', () => {
  const answer = { message: { data: ['a', null] } };
  const unreadable = [{ id: undefined, path: 'message.message.data[1]', why: 'expected text' }];
  expect(readRows(answer, 'message', textAt)).toMatchObject({ 0: 'a', length: 1, unreadable });
  expect(page(['a', null])).toEqual({
    items: ['a'],
    unreadable: [{ id: undefined, path: 'message[1]', why: 'expected text' }],
    hasMore: true,
    total: undefined,
  });
});

test('readPage: a bare list goes on while its pages are full', () => {
  expect(page(['a', 'b'])).toEqual({ items: ['a', 'b'], hasMore: true, total: undefined });
  expect(page(['a'])).toEqual({ items: ['a'], hasMore: false, total: undefined });
  expect(page([])).toEqual({ items: [], hasMore: false, total: undefined });
});

test('readPage: more rows than were asked for are all that an uncounted list has', () => {
  expect(page(['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], hasMore: false, total: undefined });
  expect(page({ list: ['a', 'b', 'c'] }).hasMore).toBe(false);
});

test('readPage: a paginator ends with its last page, whatever size the server made the pages', () => {
  const paginator = { data: ['a'], current_page: '2', last_page: '3', per_page: '1', total: '3' };
  expect(page(paginator, { page: 2, limit: 10 })).toEqual({ items: ['a'], hasMore: true, total: 3 });
  expect(page(paginator, { page: 3, limit: 10 })).toEqual({ items: ['a'], hasMore: false, total: 3 });
});

test('readPage: a custom page ends with pages, a counted list with its count', () => {
  expect(page({ data: ['a'], page: '1', pages: '2', total: '4' }).hasMore).toBe(true);
  expect(page({ list: ['a', 'b'], count: '3', limit: '2' }).hasMore).toBe(true);
  expect(page({ list: ['c'], count: '3', limit: '2' }, { page: 2, limit: 2 })).toEqual({
    items: ['c'],
    hasMore: false,
    total: 3,
  });
});

test('readPage: an empty page is the end, whatever the server counts', () => {
  expect(page({ list: [], count: '99' }).hasMore).toBe(false);
});

test('readPage: a container without counts goes on while its pages are full', () => {
  expect(page({ list: ['a', 'b'] }).hasMore).toBe(true);
  expect(page({ list: ['a'] }).hasMore).toBe(false);
});
