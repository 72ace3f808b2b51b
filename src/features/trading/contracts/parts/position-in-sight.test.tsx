import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { positionView, standingOf } from '../model/contract-position.ts';

let tellSight: (isInSight: boolean) => void = () => undefined;

class FakeObserver {
  readonly #tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    tellSight = (isIntersecting) => this.#tell([{ target, isIntersecting }]);
  }
  unobserve(): void {
    tellSight = () => undefined;
  }
}

const at = (lastPrice: string, profit: string) => ({
  ...sampleContract,
  lastPrice: price(lastPrice),
  profit: amount(profit),
});

async function showPosition() {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { PositionInSight } = await import('./position-in-sight.tsx');
  const card = (position: typeof sampleContract, failure?: string) => {
    const purse = { positions: [position], available: amount('100'), state: undefined, burstLevel: rate('5') };
    return (
      <Suspense>
        <PositionInSight
          position={position}
          view={positionView(position, standingOf(purse))}
          priceStep={undefined}
          isMarketClosed={false}
          isClosing={false}
          failure={failure}
          onOpen={nothing}
          onStops={nothing}
          onClose={nothing}
        />
      </Suspense>
    );
  };
  const { rerender } = render(card(at('61300', '1.485')));
  await screen.findByText('Last price', undefined, { timeout: 60_000 });
  return (position: typeof sampleContract, failure?: string) => rerender(card(position, failure));
}

const nothing = (): void => undefined;
const lastPrice = () => screen.getByText('Last price').closest('div')?.querySelector('dd')?.textContent;

describe('an open position in a long list', () => {
  afterEach(cleanup);

  test('PositionInSight: in sight it follows the price', async () => {
    const show = await showPosition();
    show(at('61400', '4.485'));
    expect(lastPrice()).toContain('61,400');
  });

  test('PositionInSight: out of sight it keeps its figures, and shows the newest when it comes back', async () => {
    const show = await showPosition();
    act(() => tellSight(false));
    show(at('61400', '4.485'));
    show(at('61500', '7.485'));
    expect(lastPrice()).toContain('61,300');
    act(() => tellSight(true));
    expect(lastPrice()).toContain('61,500');
  });

  test('PositionInSight: out of sight, whatever is no price is drawn at once', async () => {
    const show = await showPosition();
    act(() => tellSight(false));
    show({ ...at('61400', '4.485'), stopLoss: price('60000') });
    expect(screen.getByText('60,000')).toBeDefined();
    show({ ...at('61500', '7.485'), stopLoss: price('60000') }, 'The server refused');
    expect(screen.getByRole('alert').textContent).toBe('The server refused');
  });
});
