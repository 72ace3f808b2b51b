import { describe, expect, test } from 'vitest';
import { outsideAddress } from './outside-address.ts';

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
