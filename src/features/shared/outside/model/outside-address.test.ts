import { describe, expect, test } from 'vitest';
import { isDisguised, leavingPath, outsideAddress } from './outside-address.ts';

describe('outsideAddress', () => {
  test.each([['https://games.example.com/a?b=1'], ['http://games.example.com/']])(
    'outsideAddress: %s may be opened',
    (text) => expect(outsideAddress(text)?.href).toBe(text),
  );

  test.each([[undefined], [''], ['/pages/game'], ['javascript:alert(1)'], ['data:text/html,x'], ['games.example.com']])(
    'outsideAddress: %s may not',
    (text) => expect(outsideAddress(text)).toBeUndefined(),
  );
});

test('leavingPath: the whole address is one value of the question, whatever stands in it', () => {
  const address = new URL('https://a.example/x?b=1&url=https://evil.example#c');
  const question = leavingPath(address).split('?')[1];
  expect(new URLSearchParams(question).getAll('url')).toEqual([address.href]);
});

test.each([
  ['https://example.com/', false],
  ['https://xn--80ak6aa92e.com/', true],
  ['https://аррlе.com/', true],
  ['https://a.xn--p1ai/', true],
  ['https://notxn--a.example/', false],
])('isDisguised: %s is %s', (text, expected) => expect(isDisguised(new URL(text))).toBe(expected));
