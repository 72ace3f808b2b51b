import {
  copied,
  htmlAnswer,
  isCopied,
  lastResort,
  loadAgain,
  market,
  parts,
  poison,
  runsAfterReload,
  test,
  visitWhileWrong,
} from './support/poisoned-copy.ts';
import { signIn } from './support/pages.ts';
import { longWalkMs } from './support/walk.ts';
import type { WrongAnswer } from './support/wrong-host.ts';
import { expect } from './support/world.ts';

test.use({ kind: 'live', serviceWorkers: 'allow' });

const half: WrongAnswer = { type: 'text/javascript', body: 'const half = (' };

for (const [name, part] of Object.entries(parts))
  test(`R2, ${name}: a page in its place while the worker is installed is not kept, and the app runs when the host is well`, async ({
    page,
    host,
    problems,
  }) => {
    test.setTimeout(longWalkMs);
    await visitWhileWrong(page, host, { part, answer: htmlAnswer });
    problems.splice(0);
    host.answerWrong(new Map());
    await runsAfterReload(page, host);
    await copied(page);
    await runsAfterReload(page, host);
  });

for (const [name, part] of Object.entries(parts).filter(([kind]) => kind !== 'worker'))
  for (const [damage, answer] of Object.entries({ 'a page': htmlAnswer, 'half a script': half }))
    test(`R2, ${name}: ${damage} in its copy is not served, and the app runs after one reload`, async ({
      page,
      host,
    }) => {
      test.setTimeout(longWalkMs);
      await signIn(page, host, market);
      await copied(page);
      expect(await poison(page, part, answer)).toBeGreaterThan(0);
      await runsAfterReload(page, host);
      expect(await isCopied(page)).toBe(true);
    });

const { entry, frame, looks } = parts;
for (const [name, part] of Object.entries({ entry, frame, looks }))
  test(`R2, ${name}: what the browser itself has kept wrong is fetched anew with one tap`, async ({
    page,
    host,
    problems,
  }) => {
    host.answerWrong(new Map([[part, { ...htmlAnswer, caching: 'public, max-age=31536000, immutable' }]]));
    await page.goto(`${host.address}/#${market}`);
    await expect(lastResort(page)).toBeVisible();
    host.answerWrong(new Map());
    await page.reload();
    await expect(lastResort(page)).toBeVisible();
    await loadAgain(page).click();
    await expect(page.getByRole('main')).toContainText('BTC');
    // The browser says itself which files it did not get, of some of them late.
    problems.splice(0);
  });
