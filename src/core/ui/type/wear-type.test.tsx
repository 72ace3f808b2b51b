import { afterEach, expect, test, vi, type Mock } from 'vitest';
import { wearType } from './wear-type.ts';

type Load = (font: string, text: string) => Promise<readonly unknown[]>;

const withFonts = (load: Load): Mock<Load> => {
  const asked = vi.fn<Load>(load);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: asked } });
  return asked;
};

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  delete document.documentElement.dataset['type'];
});

test('the page wears its own type once it is there, and asks for the letters of its language', async () => {
  const asked = withFonts(() => Promise.resolve([{}]));
  await wearType('ru');
  expect(asked).toHaveBeenCalledWith('1rem Inter', 'A0Жж');
  expect(document.documentElement.dataset['type']).toBe('inter');
});

test('without a language the letters of all come', async () => {
  const asked = withFonts(() => Promise.resolve([{}]));
  await wearType(undefined);
  expect(asked).toHaveBeenCalledWith('1rem Inter', 'A0Жжğİ');
});

test.each([
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
  ['is not allowed', () => Promise.resolve([])],
])('a type that %s leaves the platform’s', async (_why, load) => {
  withFonts(load);
  await wearType('en');
  expect(document.documentElement.dataset['type']).toBeUndefined();
});
