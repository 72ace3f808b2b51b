import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { DepthPanel } from './depth-panel.tsx';

vi.mock('../data/depth-stream.ts', () => ({ useShownDepth: () => ({ asks: [], bids: [] }) }));
vi.mock('../../../shared/quotes/data/use-freshness.ts', () => ({
  useFreshness: () => ({ isDelayed: false, ageMs: 0 }),
}));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ useQuote: () => undefined }));
vi.mock('../../../shared/fiat/data/fiat.ts', () => ({ useFiat: () => ({ code: 'USD', valueOf: () => undefined }) }));
vi.mock('../parts/depth-ladder.tsx', () => ({ DepthLadder: () => <p>levels</p> }));
afterEach(cleanup);

async function show(isOpen: boolean | undefined): Promise<string> {
  const { container } = render(
    <Suspense>
      <DepthPanel instrument={{ ...sampleInstrument, isOpen }} onPick={undefined} />
    </Suspense>,
  );
  await screen.findByText('levels', {}, { timeout: 60_000 });
  return container.textContent ?? '';
}

test('MK4: the book of a closed market says that it is not of now', async () => {
  expect(await show(true)).toBe('levels');
  cleanup();
  expect(await show(undefined)).toBe('levels');
  cleanup();
  expect(await show(false)).toBe('Market closedlevels');
});
