import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { OptionTable } from './option-table.tsx';

afterEach(cleanup);

const lost = settledOption({ id: '7', result: 'lost' });
const running: OptionOrder = { ...sampleOption, id: '8', status: 'open' };
const onOpen = vi.fn<(order: OptionOrder) => void>();

test('E40: an option is one line with what is left of it or its result, and its name opens the receipt', async () => {
  render(
    <Suspense>
      <OptionTable
        kind="open"
        orders={[running, { ...running, id: '9' }, lost]}
        leftOf={({ id }) => (id === '8' ? 65_000 : 0)}
        stepOf={() => undefined}
        onOpen={onOpen}
      />
    </Suspense>,
  );
  const lines = (await screen.findAllByRole('row', {}, { timeout: 60_000 })).slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/BTC\/USDT.*1:05 left/),
    expect.stringMatching(/BTC\/USDT.*Settling/),
    expect.stringMatching(/BTC\/USDT.*Lost/),
  ]);
  expect(screen.getByRole('timer').textContent).toBe('1:05 left');
  fireEvent.click(screen.getAllByRole('button', { name: /^Details of the option/ })[2] as HTMLElement);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(lost);
});
