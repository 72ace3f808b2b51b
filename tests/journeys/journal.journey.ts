import type { Page } from '@playwright/test';
import { goTo, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ hasPast: true });

/** The choice changes together with the figures, which a worker makes. */
async function showAll(page: Page): Promise<void> {
  const all = page.getByRole('radio', { name: 'All', exact: true });
  await all.click();
  await expect(all).toBeChecked();
}

test('E31: the journal does its sums in a worker, and where a policy forbids that they are the same', async ({
  page,
  world,
}) => {
  const total = page.getByRole('region', { name: 'Result after fees' });
  const hasWorker = (): boolean => page.workers().some((worker) => worker.url().includes('journal-worker'));
  await signInToWalk(page, world);
  await goTo(page, '/journal');
  await expect(total).toContainText(/[+-][\d,.]+\sUSDT/);
  expect(hasWorker()).toBe(true);
  await showAll(page);
  const sums = page.getByRole('main');
  await expect(sums).toContainText('Win rate');
  const inWorker = await sums.innerText();
  await goTo(page, '/pages/fund/assets');
  await expect.poll(hasWorker).toBe(false);

  await page.route('**/assets/journal-worker-*.js', (route) => route.abort());
  await goTo(page, '/journal');
  await expect(total).toContainText(/[+-][\d,.]+\sUSDT/);
  await showAll(page);
  await expect.poll(() => sums.innerText()).toBe(inWorker);
  expect(hasWorker()).toBe(false);
});
