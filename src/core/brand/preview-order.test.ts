import { expect, test } from 'vitest';
import { isPreviewSearch, nameOfOrder, orderOfName } from './preview-order.ts';

test('orderOfName: reads what nameOfOrder wrote', () => {
  const order = { brand: { name: 'Acme' }, token: 'a1', language: 'fra', theme: 'light' } as const;
  expect(orderOfName(nameOfOrder(order))).toEqual(order);
  expect(orderOfName(nameOfOrder({ ...order, token: undefined }))).toEqual({ ...order, token: undefined });
});

test.each(['', 'window', 'null', '5', '{}', '{"brand":5,"language":"en"}', '{"brand":{}}'])(
  'orderOfName: %s is no order',
  (name) => {
    expect(orderOfName(name)).toBeUndefined();
  },
);

test('isPreviewSearch: only the address that the studio asks for', () => {
  expect(['?preview', '', '?texts=pseudo', '?preview=1'].map(isPreviewSearch)).toEqual([true, false, false, false]);
});
