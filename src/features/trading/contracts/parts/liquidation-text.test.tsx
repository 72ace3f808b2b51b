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
    <LiquidationText value={price(value)} step={step === undefined ? undefined : price(step)} unknown={undefined} />,
  );
  expect(container.textContent).toBe(text);
});

test.each([
  ['6.56', '66,055.8 (6.56% away)'],
  ['1000', '66,055.8 (1,000.00% away)'],
  ['7577.65', '66,055.8 (> 1,000.00% away)'],
] as const)('T2 LiquidationText: a distance of %s percent reads %s', (distance, text) => {
  const { container } = render(
    <LiquidationText value={price('66055.8')} step={price('0.1')} distance={rate(distance)} unknown={undefined} />,
  );
  expect(container.textContent).toBe(text);
});
