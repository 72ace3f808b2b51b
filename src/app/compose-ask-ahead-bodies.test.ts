import { afterEach, expect, test, vi } from 'vitest';
import { askForPairs, takeAhead } from './compose-ask-ahead.ts';

// Without a page: the requests of Node take a body away like those of browsers.
const here = 'https://tandem.example/';

afterEach(() => vi.unstubAllGlobals());

test('18B takeAhead: a write beside a list that was not taken keeps its body, and can be sent', async () => {
  vi.stubGlobal('window', { location: { href: here, origin: new URL(here).origin } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await askForPairs(Promise.resolve(new Response('{}')), { language: 'en', token: undefined });
  const write = new Request(`${here}api/wallet/out`, { method: 'POST', body: 'number=500' });
  expect(takeAhead(write)).toBeUndefined();
  expect(write.bodyUsed).toBe(false);
  const list = takeAhead(`${here}api/currency/quotation_new?lang=en`);
  expect(await (await list)?.text()).toBe('{}');
});
