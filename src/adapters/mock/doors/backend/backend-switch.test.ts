import { expect, test, vi } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { BackendSwitch } from './backend-switch.ts';
import type { Backend } from './backend.ts';
import { brandWords } from './brand-words.ts';

/** A page of this brand, and what its backend was asked. */
async function pageOf(name: string) {
  const topUp = vi.fn<() => Promise<void>>(async () => undefined);
  const presenter = { topUp, watchState: () => () => undefined };
  const answer = JSON.stringify({ site_name: 'Tandem' });
  const backend: Backend = {
    fetch: async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
    openFrames: () => undefined,
    presenter: presenter as never,
    tick: () => undefined,
  };
  const page = new BackendSwitch(brandWords(name));
  await page.use(Promise.resolve(backend));
  return { page, topUp };
}
const wish = { account: 'live', currency: 'USDT', amount: amount('5') } as const;

test('BackendSwitch: a page of another brand hears its name, and its presenter is understood', async () => {
  const { page, topUp } = await pageOf('Acme');
  expect(await (await page.fetch('https://x.invalid/api/site')).json()).toEqual({ site_name: 'Acme' });
  await page.presenter.topUp({ ...wish, identifier: 'demo@acme.test' });
  expect(topUp).toHaveBeenCalledWith(expect.objectContaining({ identifier: 'demo@tandem.test' }));
});

test('BackendSwitch: under our own name nothing is changed', async () => {
  const { page, topUp } = await pageOf('Tandem');
  expect(await (await page.fetch('https://x.invalid/api/site')).json()).toEqual({ site_name: 'Tandem' });
  await page.presenter.topUp({ ...wish, identifier: 'demo@acme.test' });
  expect(topUp).toHaveBeenCalledWith(expect.objectContaining({ identifier: 'demo@acme.test' }));
});
