import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { price, type Price } from '../../../../core/money/amount.ts';
import { useOfferedPrice } from './use-offered-price.ts';

afterEach(cleanup);

test('the price is offered as the market moves, but not while somebody is in a field of the ticket', () => {
  const act = vi.fn<(action: { readonly price: Price }) => void>();
  function Ticket({ last }: { readonly last: string }) {
    useOfferedPrice(act, price(last));
    return (
      <form>
        <input inputMode="decimal" aria-label="Price" />
      </form>
    );
  }
  const { rerender, getByRole } = render(<Ticket last="100" />);
  rerender(<Ticket last="101" />);
  const field = getByRole('textbox');
  field.focus();
  rerender(<Ticket last="102" />);
  field.blur();
  rerender(<Ticket last="103" />);
  expect(act.mock.calls.map(([action]) => action.price)).toEqual(['100', '101', '103']);
});
