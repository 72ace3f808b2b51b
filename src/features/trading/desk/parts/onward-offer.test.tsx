import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { price } from '../../../../core/money/amount.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import { onwardOffer } from './onward-offer.ts';

afterEach(cleanup);

test('CH3: after a price of the chart the size is typed next, and after a level nothing is', () => {
  render(
    <main>
      <input name="price" />
      <input name="size" />
    </main>,
  );
  const take = vi.fn<PriceOffer['take']>();
  const offer = onwardOffer({ choices: ['long', 'stopLoss'], take });
  offer.take('stopLoss', price('61000'));
  expect(document.activeElement).toBe(document.body);
  offer.take('long', price('61000'));
  expect(take.mock.calls).toEqual([
    ['stopLoss', '61000'],
    ['long', '61000'],
  ]);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox')[1]);
});
