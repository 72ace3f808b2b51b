import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PairsElsewhere } from './pairs-elsewhere.tsx';

afterEach(cleanup);

const draw = (...symbols: readonly string[]) =>
  render(
    <MemoryRouter>
      <Suspense>
        <PairsElsewhere
          orders={symbols.map((symbol) => ({ symbol }))}
          to="/all"
          textOf={(pairs) => `On other pairs: ${pairs}`}
        />
      </Suspense>
    </MemoryRouter>,
  );

test('PO1: who looks at one pair is told on which others positions are open, each pair once', async () => {
  draw('ETH/USDT', 'ETH/USDT', 'SOL/USDT');
  const link = await screen.findByRole('link', { name: 'On other pairs: ETH/USDT, SOL/USDT' });
  expect(link.getAttribute('href')).toBe('/all');
  cleanup();
  draw('C2/USDT', 'C3/USDT', 'C4/USDT', 'C5/USDT', 'C6/USDT');
  expect(await screen.findByRole('link', { name: 'On other pairs: C2/USDT, C3/USDT, C4/USDT, +2' })).toBeDefined();
  cleanup();
  draw();
  expect(screen.queryByRole('link')).toBeNull();
});
