// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../../tests/support/source-files.ts';
import { nameProduct } from '../core/i18n/product-name.ts';
import { startObservability } from './compose-observability.ts';

const sent: { readonly url: string; readonly text: string }[] = [];
const waiting: Promise<unknown>[] = [];
const beacon = (url: string, body: Blob): boolean => {
  waiting.push(body.text().then((text) => sent.push({ url, text })));
  return true;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  nameProduct();
  vi.useRealTimers();
});

test('startObservability: reports once a minute, and when the page is hidden', async () => {
  startObservability('https://collector.example.com/otlp/');
  const fail = (error: Error): boolean => window.dispatchEvent(Object.assign(new Event('error'), { error }));
  // The brand is judged after reports have begun.
  nameProduct('Volt Exchange');
  vi.advanceTimersByTime(60_000);
  expect(waiting).toHaveLength(0);
  fail(new TypeError('Ann Smith'));
  vi.advanceTimersByTime(60_000);
  expect(waiting).toHaveLength(1);
  fail(new RangeError('Ann Smith'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all(waiting);
  expect(sent.map(({ url }) => url)).toEqual([
    'https://collector.example.com/otlp/v1/logs',
    'https://collector.example.com/otlp/v1/logs',
    'https://collector.example.com/otlp/v1/metrics',
  ]);
  expect(sent.map(({ text }) => /TypeError|RangeError|tandem\.web\.cls/.exec(text)?.[0])).toEqual([
    'TypeError',
    'RangeError',
    'tandem.web.cls',
  ]);
  expect(sent.map(({ text }) => /"service\.name","value":\{"stringValue":"([^"]*)"/.exec(text)?.[1])).toEqual(
    Array.from(sent, () => 'Volt Exchange'),
  );
  expect(JSON.stringify(sent)).not.toContain('Smith');
});

test('the start asks for reports only where an address is configured, and for their code only then', () => {
  const start = read('src/app/start.tsx');
  expect(start).toMatch(/address !== undefined\s+\? import\('\.\/compose-observability\.ts'\)/);
  expect(start).not.toMatch(/from '\.\/(compose-observability|observability-sources|web-vitals)\.ts'/);
});
