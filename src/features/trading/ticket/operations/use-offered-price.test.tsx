import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { price } from '../../../../core/money/amount.ts';
import { useOfferedPrice } from './use-offered-price.ts';

afterEach(cleanup);

test('the price is offered as the market moves, but not while somebody is in its field', () => {
  const act = vi.fn<() => void>();
  function Ticket({ last }: { readonly last: string }) {
    useOfferedPrice(act, price(last));
    return (
      <form>
        <input name="price" />
      </form>
    );
  }
  const { rerender, getByRole } = render(<Ticket last="100" />);
  rerender(<Ticket last="101" />);
  expect(act).toHaveBeenCalledTimes(2);
  const field = getByRole('textbox');
  field.focus();
  rerender(<Ticket last="102" />);
  expect(act).toHaveBeenCalledTimes(2);
  field.blur();
  rerender(<Ticket last="103" />);
  expect(act).toHaveBeenCalledTimes(3);
});
