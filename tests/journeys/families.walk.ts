import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { publicFamilies } from '../support/dialect-sandbox.ts';
import { addresses, goToAddress, thirdsOf } from './support/addresses.ts';
import { testOn } from './support/family-world.ts';
import { broken, leaks } from './support/leaks.ts';
import { walkSignIn } from './support/pages.ts';
import { goTo, longWalkMs } from './support/walk.ts';
import { expect, type JourneyWorld } from './support/world.ts';

/** Sentences of `locales/en/errors.json`: a part of the screen cannot be shown, and says so. */
const limits = [
  'The server could not handle this. Please try again later.',
  'The server gave an answer we do not understand.',
  'No answer from the server.',
];

/** Of a part, or of a whole area, which is then named. */
const lacking = /(?:This server does not offer|Not offered here:) [^.]+\./gu;

interface Seen {
  readonly path: string;
  /** `empty`: nothing is listed that leads there. */
  readonly state: 'works' | 'limited' | 'empty' | 'broken';
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
  const text = await page.locator('body').innerText();
  const wrong = leaks.exec(text) ?? broken.exec(text);
  if (wrong !== null) return { path, state: 'broken', says: wrong[0] };
  const said = [...new Set(text.match(lacking)), ...limits.filter((sentence) => text.includes(sentence))];
  return { path, state: said.length === 0 ? 'works' : 'limited', says: said.join(' ') };
}

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
    });
  }
}
