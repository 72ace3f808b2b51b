import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { productIds } from '../model/products.ts';
import { ProductChoice } from './product-choice.tsx';

test('the switch names the ways to trade as menu and accounts do', async () => {
  render(
    <Suspense>
      <ProductChoice offered={productIds} value="spot" onChange={() => undefined} />
    </Suspense>,
  );
  await screen.findByRole('radio', { name: 'Spot' });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Spot',
    'Contracts',
    'Options',
  ]);
});
