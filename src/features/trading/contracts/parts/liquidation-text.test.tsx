import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../../../core/i18n/i18n.ts';
import { price, rate } from '../../../../core/money/amount.ts';
import { LiquidationText } from './liquidation-text.tsx';

beforeAll(() => loadTexts(['contracts']));
afterEach(cleanup);

test.each([
  ['103136.682235', undefined, '103,136.68'],
  ['0.0253128912', undefined, '0.025313'],
  ['3112.53805', '0.1', '3,112.5'],
] as const)('W15 LiquidationText: %s by steps of %s reads %s', (value, step, text) => {
  const { container } = render(
    <LiquidationText value={price(value)} step={step === undefined ? undefined : price(step)} unknown="not told" />,
  );
  expect(container.textContent).toBe(text);
});

test('LiquidationText: where the other side of the pair is larger its price says nothing of this position', () => {
  const { container } = render(
    <LiquidationText
      value={price('214284')}
      step={undefined}
      distance={rate('231.94')}
      isByOthers
      unknown="not told"
    />,
  );
  expect(container.textContent).toBe('by the other positions (231.94% away)');
});

test('T2 LiquidationText: a price that may be reached stands with its distance', () => {
  const { container } = render(
    <LiquidationText value={price('66055.8')} step={price('0.1')} distance={rate('6.56')} unknown="not told" />,
  );
  expect(container.textContent).toBe('66,055.8 (6.56% away)');
});

test.each([
  [undefined, 'No price of this pair would trigger it'],
  [price('1238800'), '1,238,800.0'],
] as const)('T2 LiquidationText: out of reach is the same word without a price and with one, %s', (value, title) => {
  const { container } = render(<LiquidationText value={value} step={price('0.1')} unknown={undefined} />);
  expect(container.textContent).toBe('out of reach');
  expect(container.querySelector('span')?.title).toBe(title);
});
