import { expect, test } from 'vitest';
import { isOwnWorker } from './worker-address.ts';

const page = 'https://app.example/trade/index.html?x=1#/pages/market/market';

test.each([
  './service-worker.js',
  'https://app.example/trade/service-worker.js',
  'https://app.example/trade/assets/engine-worker-r9qMkmpw.js',
  'https://app.example/trade/assets/journal-worker-r9qMkmpw.js',
])('R10 isOwnWorker: %s stands beside the page', (address) => {
  expect(isOwnWorker(address, page, false)).toBe(true);
});

test.each([
  '/service-worker.js',
  'https://elsewhere.example/trade/service-worker.js',
  'https://app.example/trade/upload/engine-worker-r9qMkmpw.js',
  'https://app.example/trade/assets/engine-worker-r9qMkmpw.js?x',
  './assets/../upload/service-worker.js',
  'data:text/javascript,go()',
  'blob:https://app.example/4f6e',
  'javascript:go()',
  'https://',
])('R10 isOwnWorker: %s does not', (address) => {
  expect(isOwnWorker(address, page, false)).toBe(false);
});

test('R10 isOwnWorker: the one file makes its worker of text of its own, and has no files beside it', () => {
  const file = 'file:///home/tandem-demo.html';
  expect(isOwnWorker('blob:null/4f6e', file, true)).toBe(true);
  for (const address of ['./service-worker.js', 'data:text/javascript,go()', 'file:///home/service-worker.js'])
    expect(isOwnWorker(address, file, true)).toBe(false);
});
