import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NetWorth } from '../model/net-worth.ts';
import { WorthFigure } from './worth-figure.tsx';

vi.mock('../../../../core/preferences/use-preferences.ts', () => ({ usePreferences: () => ({ hideAmounts: false }) }));
vi.mock('./use-part-names.ts', () => ({ usePartNames: () => (part: string) => part }));

afterEach(cleanup);

test.each([
  ['failed', 'Could not be read'],
  ['price', 'Price unknown'],
] as const)('a worth of which the only part is missing (%s) has a dash that says why', async (gap, told) => {
  const worth: NetWorth = {
    total: undefined,
    isReading: false,
    missing: ['spot'],
    places: ['spot'],
    lines: [{ part: 'spot', value: undefined, gap }],
    untraded: [],
  };
  render(
    <Suspense>
      <WorthFigure worth={worth} fiat={{ code: 'USD', valueOf: (sum) => sum }} size="1rem" onRetry={undefined} />
    </Suspense>,
  );
  expect((await screen.findByText('—')).closest('p')?.textContent).toContain(told);
});
