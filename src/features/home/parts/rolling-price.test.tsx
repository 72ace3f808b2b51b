import { cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { Session } from '../../../core/platform/session.ts';
import { readDecimal, type Price } from '../../../core/money/amount.ts';
import { RollingPrice } from './rolling-price.tsx';

afterEach(cleanup);

const priceOf = (text: string): Price => {
  const price = readDecimal<Price>(text);
  if (price === undefined) throw new Error(text);
  return price;
};

test('RollingPrice: the first figures stand still, and of the next price only a digit that differs rolls', () => {
  const root = new Container();
  const state = { token: undefined, userId: undefined, language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  const price = (text: string) => (
    <Suspense>
      <RollingPrice value={priceOf(text)} step={priceOf('0.1')} />
    </Suspense>
  );
  const { container, rerender } = render(price('101.5'), { wrapper: portsAround(root) });
  const rolling = (): readonly (string | null)[] =>
    [...container.querySelectorAll('[class*="rolling"]')].map(({ textContent }) => textContent);
  expect([container.textContent?.slice(0, 5), rolling()]).toEqual(['101.5', []]);
  rerender(price('101.7'));
  expect(rolling()).toEqual(['7']);
});
