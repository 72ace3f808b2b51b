import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, devices, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { TradePage, signIn } from './support/pages.ts';
import { goToAddress } from './support/addresses.ts';
import { complaintsOf } from './support/complaints.ts';
import { builtScreens } from './support/screens.ts';
import { goTo } from './support/walk.ts';

/** The file as handed out: alone in a folder, with a browser of its own that is closed and opened again. */
interface Handed {
  readonly address: string;
  readonly profile: string;
  readonly asked: string[];
  readonly problems: string[];
}

async function withHandedFile(act: (handed: Handed) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-file-'));
  const file = join(folder, 'tandem-demo.html');
  await copyFile('dist/tandem-demo.html', file);
  const handed = { address: pathToFileURL(file).href, profile: join(folder, 'profile'), asked: [], problems: [] };
  try {
    await act(handed);
    expect(handed.problems).toEqual([]);
    expect(handed.asked).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A browser that did not start has tried nothing, so it is started once more: Debian's crashed once at its start. */
function startBrowser(profile: string): Promise<BrowserContext> {
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      ...devices['Pixel 7'],
      ...test.info().project.use.launchOptions,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      timezoneId: 'UTC',
      timeout: 60_000,
    });
  return start().catch(start);
}

/** Opens the browser, walks, and closes it again. */
async function visit(
  { address, profile, asked, problems }: Handed,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await startBrowser(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await complaintsOf(page, problems);
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && url.split('#')[0] !== address) asked.push(url);
    });
    await walk(page);
  } finally {
    await context.close();
  }
}

const world = (handed: Handed) => ({ address: handed.address });

test('R10: the one file, opened from a folder: its engine runs in a worker of its own text, its main screens show and make no HTML of text; after it was closed everything is there again, and nothing is asked for', async () => {
  await withHandedFile(async (handed) => {
    await visit(handed, async (page) => {
      await signIn(page, world(handed));
      expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
      const trade = new TradePage(page);
      await trade.open(world(handed));
      await expect(page.locator('[data-mode-badge]').first()).toHaveText('Demo file');
      await trade.fillLimit({ price: '1000', amount: '0.01' });
      await trade.send();
      await expect(page.getByText('Order placed').first()).toBeVisible();
      // So do the sums of the journal.
      await goTo(page, '/journal');
      await expect(page.getByRole('main')).toContainText('Win rate');
      expect(page.workers().map((worker) => worker.url().slice(0, 5))).toEqual(['blob:', 'blob:']);
      for (const { path } of builtScreens) await goTo(page, path);
      await goToAddress(page, '/pages/mailMessage/ggDetail');
      expect(handed.problems).toEqual([]);
      const said = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<b>';
          return 'written';
        } catch (error) {
          return String(error);
        }
      });
      expect(said).toContain('TrustedHTML');
      // The attempt is told, and nothing else is.
      await expect.poll(() => handed.problems.some((text) => text.includes('require-trusted-types-for'))).toBe(true);
      const own = /TrustedHTML|require-trusted-types-for/;
      expect(handed.problems.splice(0).filter((text) => !own.test(text))).toEqual([]);
    });
    await visit(handed, async (page) => {
      const trade = new TradePage(page);
      // A deep link, in a browser that was closed in between.
      await trade.open(world(handed));
      await expect(trade.pendingRows).toHaveCount(1);
      await page.reload();
      await expect(trade.pendingRows).toHaveCount(1);
      await page.goto(`${handed.address}#/pages/setting/setting`);
      await expect(page.getByText('Offline demo in one file, no network')).toBeVisible();
    });
  });
});
