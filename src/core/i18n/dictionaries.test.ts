import { createInstance } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { dictionaries } from './dictionaries.ts';

const files = vi.hoisted(() => ({ ru: 'there', en: 'there' }));
const list = (word: string, isThere: () => boolean) => ({
  './common.json': () =>
    isThere() ? Promise.resolve({ close: word }) : Promise.reject(new TypeError('Failed to fetch')),
});
vi.mock('./texts/ru.gen.ts', () => ({ texts: list('Закрыть', () => files.ru === 'there') }));
vi.mock('./texts/en.gen.ts', () => ({ texts: list('Close', () => files.en === 'there') }));

afterEach(() => {
  vi.useRealTimers();
  Object.assign(files, { ru: 'there', en: 'there' });
});

/** What a screen that speaks Russian shows; undefined while it waits. */
function speak() {
  const instance = createInstance();
  const shown: { word?: string } = {};
  void instance
    .use(dictionaries)
    .init({ lng: 'ru', fallbackLng: false, load: 'currentOnly', ns: ['common'], defaultNS: 'common' })
    .then(() => {
      shown.word = instance.t('close');
    });
  return shown;
}

test.each([
  ['its own words', 'there', 'there', 'Закрыть'],
  ['English ones where its own cannot be fetched', 'gone', 'there', 'Close'],
])('R8 a screen shows %s', async (_which, ru, en, word) => {
  Object.assign(files, { ru, en });
  const shown = speak();
  await vi.waitFor(() => expect(shown.word).toBe(word));
});

test('R8 without any words a screen waits for them, and never shows their names', async () => {
  vi.useFakeTimers();
  Object.assign(files, { ru: 'gone', en: 'gone' });
  const shown = speak();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.word).toBeUndefined();
  files.ru = 'there';
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown.word).toBe('Закрыть');
});
