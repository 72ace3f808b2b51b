import { expect, test } from 'vitest';
import { notify, showNotices, watchNotices } from './notify.ts';

test('notify: what was said before anything listened waits, at most three of it, for what shows and for what stores', () => {
  for (const text of ['one', 'two', 'three', 'four']) notify.info(text);
  const shown: string[] = [];
  const stored: string[] = [];
  const stopShowing = showNotices(({ text }) => shown.push(text));
  const stopStoring = watchNotices(({ text }) => stored.push(text));
  notify.success('five');
  expect([shown, stored]).toEqual([
    ['two', 'three', 'four', 'five'],
    ['two', 'three', 'four', 'five'],
  ]);
  stopShowing();
  stopStoring();
});

test('notify: it is told once, also to what listens anew', () => {
  showNotices(() => undefined)();
  notify.info('between');
  const shown: string[] = [];
  const listen = () => showNotices(({ text }) => shown.push(text));
  listen()();
  listen()();
  expect(shown).toEqual(['between']);
});
