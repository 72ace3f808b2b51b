import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import type { StopsReading } from '../model/stops.ts';
import { StopLevelField } from './stop-level-field.tsx';

afterEach(cleanup);

const right: StopsReading = {
  takeProfit: undefined,
  stopLoss: price('64000'),
  nets: { takeProfit: undefined, stopLoss: amount('-20.5') },
  percents: { takeProfit: undefined, stopLoss: rate('-3') },
  problems: { takeProfit: undefined, stopLoss: undefined },
  offStep: { takeProfit: false, stopLoss: false },
  canSend: true,
};
const wrong: StopsReading = {
  ...right,
  nets: { takeProfit: undefined, stopLoss: amount('8338.92') },
  problems: {
    takeProfit: undefined,
    stopLoss: { key: 'stopLossNotBeyondPrice', limit: price('66000'), isWarning: false },
  },
  canSend: false,
};

async function textOf(reading: StopsReading): Promise<string> {
  render(
    <MemoryRouter>
      <Suspense>
        <div data-testid="shown">
          <StopLevelField
            level="stopLoss"
            position={undefined}
            priceStep={price('0.1')}
            quote="USDT"
            reading={reading}
            text="64000"
            onText={() => undefined}
          />
        </div>
      </Suspense>
    </MemoryRouter>,
  );
  return (await screen.findByTestId('shown', {}, { timeout: 60_000 })).textContent;
}

test('PO2: a stop says how far away it is and what it would leave', async () => {
  const text = await textOf(right);
  expect(text).toContain('20.5');
  expect(text).toContain('3%');
});

test('PO2: a stop that is refused promises no result', async () => {
  const text = await textOf(wrong);
  expect(text).toContain('66,000');
  expect(text).not.toContain('8,338');
});

function Field({ last }: { readonly last: string }) {
  const [text, setText] = useState('');
  return (
    <StopLevelField
      level="stopLoss"
      position={{ direction: 'long', lastPrice: price(last) }}
      priceStep={price('0.1')}
      quote="USDT"
      reading={undefined}
      text={text}
      onText={setText}
    />
  );
}

test('PO2: the distance that was tapped stays marked while the price moves on, until another level is typed', async () => {
  const around = (last: string) => (
    <MemoryRouter>
      <Suspense>
        <Field last={last} />
      </Suspense>
    </MemoryRouter>
  );
  const { rerender } = render(around('60000'));
  const chips = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent);
  await screen.findAllByRole('button', {}, { timeout: 60_000 });
  fireEvent.click(screen.getByRole('button', { name: '5%' }));
  expect(chips()).toEqual(['5%']);
  rerender(around('60100'));
  expect(chips()).toEqual(['5%']);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '55000' } });
  expect(chips()).toEqual([]);
});

test('PO2: the line of what a stop means has its place before there is a level, and none beside a refusal', async () => {
  const lines = (): number => screen.getByTestId('shown').querySelectorAll('p').length;
  await textOf(right);
  const filled = lines();
  cleanup();
  await textOf({
    ...right,
    stopLoss: undefined,
    nets: { takeProfit: undefined, stopLoss: undefined },
    percents: { takeProfit: undefined, stopLoss: undefined },
  });
  expect(lines()).toBe(filled);
  cleanup();
  // The reason takes its place.
  await textOf(wrong);
  expect(lines()).toBe(filled);
});
