import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { carriedSeal, marksFile, sealOf } from '../../../../scripts/drawings/marks-seal.mjs';
import { CoinMark } from './coin-mark.tsx';
import { drawnMarks } from './coin-marks.gen.ts';
import { hueOf } from './drawn-coin.tsx';

afterEach(cleanup);

const arrived = { timeout: 60_000 };

test('a coin has its mark, a currency its flag, once they have been fetched', async () => {
  const { container } = render(
    <>
      <CoinMark name="btc" />
      <CoinMark name="EUR" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(2), arrived);
  const [coin, flag] = container.querySelectorAll('svg > svg');
  expect(coin?.querySelector('path')?.getAttribute('fill')).toBe('#f7931a');
  expect(flag?.getAttribute('viewBox')).toBe('0 0 512 512');
});

test('a pair of two currencies has both flags; one with a coin has the mark of its base alone', async () => {
  const { container } = render(
    <>
      <CoinMark name="EUR/USD" />
      <CoinMark name="BTC/USD" />
      <CoinMark name="EUR/USDT" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(2), arrived);
  const boxes = [...container.children].map((mark) =>
    [...mark.querySelectorAll('svg')].map((drawn) => drawn.getAttribute('viewBox')),
  );
  const flag = '0 0 512 512';
  expect(boxes).toEqual([['0 0 24 24', flag, flag], ['0 0 24 24'], [flag]]);
});

test('an unknown coin has its first letter, on the same hue each time', async () => {
  const { container } = render(<CoinMark name="Ferro" />);
  await waitFor(() => expect(container.textContent).toBe('F'), arrived);
  expect(container.querySelector('path')?.getAttribute('fill')).toBe(`var(--hue-${hueOf('FERRO')})`);
});

test('the eight hues are all used', () => {
  const tickers = Array.from({ length: 100 }, (_, index) => `COIN${index}`);
  expect(new Set(tickers.map(hueOf)).size).toBe(8);
});

test('the operator’s own picture comes first; one that cannot be read makes room for the mark', async () => {
  const { container } = render(<CoinMark name="BTC" logo="https://pictures.test/btc.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('https://pictures.test/btc.png');
  if (picture !== null) fireEvent.error(picture);
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull(), arrived);
  expect(container.querySelector('img')).toBeNull();
});

test('every pair of crypto that people trade most has a mark, and the marks are what `npm run generate:marks` made', () => {
  const known = ['BTC', 'ETH', 'USDT', 'SOL', 'XRP', 'DOGE', 'TON', 'BNB', 'USD', 'JPY', 'RUB', 'TRY'];
  expect(known.filter((ticker) => drawnMarks[ticker] === undefined)).toEqual([]);
  const module = readFileSync(marksFile, 'utf8');
  expect(carriedSeal(module)).toBe(sealOf(module));
  const drawnByHand = module.replace('f7931a', 'f7931b');
  expect(carriedSeal(drawnByHand)).not.toBe(sealOf(drawnByHand));
});
