import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { amount } from '../../../../core/money/amount.ts';
import { OptionRow } from './option-row.tsx';

afterEach(cleanup);

test.each([
  ['won', '8.5', /Won.*\+8\.4/],
  ['draw', '0', /Tie.*-0\.1/],
  ['lost', '-10', /Lost.*-10\.1/],
] as const)(
  'SO3: %s, the row says what it did to the account, with the fee and saying so',
  async (result, profit, said) => {
    const order = settledOption({ result, profit: amount(profit), fee: amount('0.1') });
    render(
      <Suspense>
        <ul>
          <OptionRow order={order} priceStep={undefined} onOpen={() => undefined} />
        </ul>
      </Suspense>,
    );
    await screen.findByText('after the fee', {}, { timeout: 60_000 });
    expect(document.body.textContent).toMatch(said);
  },
);
