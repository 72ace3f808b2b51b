import { goTo, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ hasPast: true });

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
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  const sums = page.getByRole('main');
  await expect(sums).toContainText('Win rate');
  const inWorker = await sums.innerText();
  await goTo(page, '/pages/fund/assets');
  await expect.poll(hasWorker).toBe(false);

  await page.route('**/assets/journal-worker-*.js', (route) => route.abort());
  await goTo(page, '/journal');
  await expect(total).toContainText(/[+-][\d,.]+\sUSDT/);
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect.poll(() => sums.innerText()).toBe(inWorker);
  expect(hasWorker()).toBe(false);
});
