import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../../../core/i18n/i18n.ts';
import { price } from '../../../../core/money/amount.ts';
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
