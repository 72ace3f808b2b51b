import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import { offeredProducts } from '../../shared/worth/model/finance-products.ts';
import { ProductCard } from './product-card.tsx';
import { hasPicture } from './product-picture.tsx';

afterEach(cleanup);

test.each([
  [true, 'Minutes or two days; bets are final.'],
  [false, 'Until the guess is decided; bets are final.'],
])('QZ1 how long a guess lasts is said of the demo alone: demo %s', async (isDemo, time) => {
  const products = offeredProducts(createDemoConfig(), dialects.standard).filter(({ id }) => id === 'quiz');
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} isDemo={isDemo} isSure />
        ))}
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByText(time, {}, { timeout: 60_000 })).toBeTruthy();
});

test('ProductCard: every product of the hub has a picture of what it does, and what is at risk stands apart', async () => {
  const products = offeredProducts(createDemoConfig(), dialects.standard);
  expect(products.filter(({ id }) => !hasPicture(id))).toEqual([]);
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} isDemo isSure />
        ))}
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findAllByText('At risk', {}, { timeout: 60_000 })).toHaveLength(products.length);
});
