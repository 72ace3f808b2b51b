import { open, signIn } from './support/pages.ts';
import {
  copied,
  htmlAnswer,
  isCopied,
  lastResort,
  leftOver,
  loadAgain,
  market,
  parts,
  poison,
  runsAfterReload,
  test,
  visitWhileWrong,
  wrongWorker,
} from './support/poisoned-copy.ts';
import { longWalkMs } from './support/walk.ts';
import { expect } from './support/world.ts';

// Each kind of file by itself is walked in poisoned-copy.walk.ts.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: longWalkMs });

test('R2: a page in the place of a script is not kept when the worker is installed, nor served when it stands in the copy', async ({
  page,
  host,
}) => {
  await visitWhileWrong(page, host, { part: parts.frame, answer: htmlAnswer });
  host.answerWrong(new Map());
  await runsAfterReload(page, host);
  await copied(page);
  expect(await poison(page, parts.frame, htmlAnswer)).toBeGreaterThan(0);
  await runsAfterReload(page, host);
  expect(await isCopied(page)).toBe(true);
});

test('R2: a worker that is itself wrong is put away with one tap, with its copies and nothing else', async ({
  page,
  host,
  problems,
}) => {
  host.answerWrong(new Map([[parts.worker, wrongWorker]]));
  await signIn(page, host, market);
  await copied(page);
  await page.evaluate(async () => {
    localStorage.setItem('tandem.draft', 'kept');
    await caches.open('of another program');
    await caches.open(`tandem ${location.origin}/ wrong`);
  });
  await page.reload();
  await expect(lastResort(page)).toBeVisible();
  await expect(page.getByText(/assets\/index-/)).toBeVisible();
  // The browser says itself which files it did not get.
  problems.splice(0);
  host.answerWrong(new Map());
  await loadAgain(page).click();
  await expect(page.getByRole('main')).toContainText('BTC');
  const left = await page.evaluate(async () => [localStorage.getItem('tandem.draft'), ...(await caches.keys())]);
  expect(left.slice(0, 2)).toEqual(['kept', 'of another program']);
  expect(left.filter((name) => name?.endsWith(' wrong'))).toEqual([]);
  await open(page, host, '/pages/setting/setting');
  // Of some of them it says so late.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('module script')));
});

test('R2: a host that switches the worker off has none in a browser that asks, and the page works with the host', async ({
  page,
  host,
}) => {
  await signIn(page, host, market);
  await copied(page);
  host.answerWrong(new Map([[/^\/service-worker\.off/, { type: 'application/octet-stream', body: 'off\n' }]]));
  await page.reload();
  await expect.poll(() => leftOver(page)).toEqual([0, 0]);
  // A later visit registers the worker again, which finds the word before it keeps anything.
  const before = host.asked.length;
  await runsAfterReload(page, host);
  const hasLooked = (): boolean => host.asked.slice(before).some((path) => path.startsWith('/service-worker.off'));
  await expect.poll(hasLooked).toBe(true);
  await expect.poll(() => leftOver(page)).toEqual([0, 0]);
  expect(await isCopied(page)).toBe(false);
  host.answerWrong(new Map());
  await page.reload();
  await copied(page);
});

test('R2: a configuration that was wrong once is asked for anew at each start, however long the browser may keep it', async ({
  page,
  host,
  problems,
}) => {
  const kept = { caching: 'public, max-age=31536000, immutable' };
  const wrong = { type: 'application/json', body: '{"tabs":7}', ...kept };
  for (const answer of [{ ...htmlAnswer, ...kept }, wrong]) {
    host.answerWrong(new Map([[/^\/config\.json/, answer]]));
    await page.goto(`${host.address}/#${market}`);
    await page.reload();
    await expect(lastResort(page)).toBeVisible();
    await expect(page.getByText(/^config\.json: /)).toBeVisible();
    host.answerWrong(new Map());
    await page.reload();
    await expect(page.getByRole('main')).toContainText('BTC');
  }
  problems.splice(0);
});
