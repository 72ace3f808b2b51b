import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { DepthPanel } from './depth-panel.tsx';

vi.mock('../data/depth-stream.ts', () => ({ useShownDepth: () => ({ asks: [], bids: [] }) }));
vi.mock('../../../shared/quotes/data/use-freshness.ts', () => ({
  useFreshness: () => ({ isDelayed: false, ageMs: 0 }),
}));
/** The quotes that the line between the sides listens to. */
let push = (_price: string): void => undefined;
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({
  useQuote: () => {
    const [last, setLast] = useState('60000');
    push = setLast;
    return { price: last };
  },
}));
const useFiat = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('../../../shared/fiat/data/fiat.ts', () => ({ useFiat }));
vi.mock('../parts/depth-ladder.tsx', () => ({
  DepthLadder: ({ lastLine }: { readonly lastLine: ReactNode }) => (
    <>
      <p>levels</p>
      <section>{lastLine}</section>
    </>
  ),
}));
beforeEach(() => {
  useFiat.mockReset().mockReturnValue({ code: 'EUR', valueOf: (price: string) => price });
});
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
  expect(await show(true)).toMatch(/^levels/);
  cleanup();
  expect(await show(undefined)).toMatch(/^levels/);
  cleanup();
  expect(await show(false)).toMatch(/^Market closedlevels/);
});

test("DepthPanel: a quote is written in the person's currency without looking the rates up again", async () => {
  await show(true);
  const lookedUp = useFiat.mock.calls.length;
  act(() => push('61000'));
  expect(screen.getByText(/≈ .*61,000/)).toBeTruthy();
  expect(useFiat).toHaveBeenCalledTimes(lookedUp);
});
