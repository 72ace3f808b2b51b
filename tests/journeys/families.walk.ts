import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/core/navigation/routes.ts';
import { textsIn } from '../architecture/dictionaries.ts';
import { publicFamilies } from '../support/dialect-sandbox.ts';
import { saidStateOf, type SaidState } from '../support/said-state.ts';
import { addresses, goToAddress, thirdsOf } from './support/addresses.ts';
import { testOn } from './support/family-world.ts';
import { broken, leaks } from './support/leaks.ts';
import { walkSignIn } from './support/pages.ts';
import { goTo, longWalkMs } from './support/walk.ts';
import { expect, type JourneyWorld } from './support/world.ts';

const unavailable = textsIn('locales/en/errors.json').get('kinds.unavailable') ?? '';

interface Seen {
  readonly path: string;
  /** `empty`: nothing is listed that leads there. */
  readonly state: SaidState['state'] | 'empty' | 'broken';
  readonly says: string;
}

async function look(page: Page, path: string): Promise<Seen> {
  try {
    // What is linked from a list is not there where the list is empty.
    page.setDefaultTimeout(20_000);
    await goToAddress(page, path);
  } catch (error) {
    if (String(error).includes('getAttribute')) return { path, state: 'empty', says: '' };
    return { path, state: 'broken', says: `it never settles: ${String(error).split('\n')[0] ?? ''}` };
  }
  // What is lacking is named with the first failure's words, which come a moment later.
  const isNamed = (words: string): boolean =>
    document.body.innerText.split('\n').every((line) => line.trim() !== words);
  await page.waitForFunction(isNamed, unavailable, { timeout: namedMs }).catch(() => undefined);
  const text = await page.locator('body').innerText();
  const wrong = leaks.exec(text) ?? broken.exec(text);
  if (wrong !== null) return { path, state: 'broken', says: wrong[0] };
  return { path, ...saidStateOf(text) };
}

const namedMs = 3000;

/** By then the page has asked for everything that the configuration leaves open. */
const foundOutMs = 20_000;

/** Signed in on the home page, when what the server lacks is known: no public server has practice. */
async function knowServer(page: Page, world: JourneyWorld): Promise<void> {
  await walkSignIn(page, world, '/pages/setting/setting');
  await goTo(page, '/');
  const tabs = page.getByRole('navigation').getByRole('link');
  await expect(tabs.filter({ hasText: 'Practice' })).toHaveCount(0, { timeout: foundOutMs });
}

for (const family of publicFamilies) {
  const test = testOn(family);

  for (const [part, paths] of thirdsOf(addresses).entries()) {
    test(`family ${family}: every address says something true, part ${part + 1} of 3`, async ({ page, world }) => {
      test.setTimeout(longWalkMs * 2);
      await knowServer(page, world);
      const seen: Seen[] = [];
      for (const path of paths) seen.push(await look(page, path));
      mkdirSync('test-results/families', { recursive: true });
      writeFileSync(`test-results/families/${family}-${part}.json`, JSON.stringify(seen, undefined, 2));
      expect(seen.filter(({ state }) => state === 'broken')).toEqual([]);
      const { coupon } = routes.setting;
      // No family has them, and the page asks nothing.
      if (paths.includes(coupon))
        expect(seen).toContainEqual(expect.objectContaining({ path: coupon, state: 'hidden' }));
    });
  }
}
