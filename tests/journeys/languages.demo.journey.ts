import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/core/i18n/languages.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { setLooks, showLanguage } from './support/device.ts';
import { signInWithPositions } from './support/full-account.ts';
import { longest, problemsOfLargeText } from './support/languages.ts';
import { goToOpenHours } from './support/market-hours.ts';
import { builtScreens } from './support/screens.ts';
import { choose } from './support/pages.ts';
import { problemsOfTerms } from './support/terms.ts';
import { longWalkMs, goTo, settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Which of price, amount, slider and button of the ticket cannot be seen before anybody scrolls, of a limit order, which has all of them. */
async function hiddenPartsOfTicket(page: Page, where: string): Promise<readonly string[]> {
  const limit = page.locator('main form [role="radiogroup"]').nth(1).locator('input').first();
  if (!(await limit.isChecked())) await choose(limit);
  return page.evaluate((place) => {
    scrollTo(0, 0);
    const bar = document.querySelector('nav:has(a[aria-current])')?.getBoundingClientRect();
    const bottom = bar === undefined || bar.height === 0 ? innerHeight : bar.top;
    const parts = ['input[name="price"]', 'input[name="size"]', 'input[type="range"]', 'button[type="submit"]'];
    return parts.flatMap((part) => {
      const box = document.querySelector(`main form ${part}`)?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.bottom <= bottom
        ? []
        : [`${place}: ${part} ends at ${box?.bottom ?? 0}, the page at ${bottom}`];
    });
  }, where);
}

/** What is chosen is bold: the other side of the ticket is chosen once as well. */
async function problemsOfOtherSide(page: Page, where: string): Promise<readonly string[]> {
  const sides = page.locator('main form [role="radiogroup"]').first().locator('input');
  await choose(sides.nth(1));
  const problems = await problemsOfRoom(page, `${where}, the other side`);
  await choose(sides.nth(0));
  return problems;
}

/** The warning of what is traded with leverage or against the clock stands in sight at both ends of the page, as large as the text. */
const problemsOfRisk = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate((place) => {
    const problemsAt = (position: number): readonly string[] => {
      scrollTo(0, position);
      const warning = document.querySelector('[data-pinned] aside');
      const box = warning?.getBoundingClientRect();
      if (warning === null || box === undefined) return [`${place}: no warning`];
      const [size, body] = [warning, document.body].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      const isInSight = box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
      const isLarge = (size ?? 0) >= (body ?? 0);
      // At the top of the page it leaves the whole ticket in sight.
      const button = document.querySelector('main form button[type="submit"]')?.getBoundingClientRect();
      const isFree = position > 0 || button === undefined || button.bottom <= box.top;
      return [
        ...(isFree ? [] : [`${place}: the warning hides the button, which ends at ${button.bottom}, from ${box.top}`]),
        ...(isInSight ? [] : [`${place}: the warning stands from ${box.top} to ${box.bottom}`]),
        ...(isLarge ? [] : [`${place}: the warning is ${size ?? 0} px, the text ${body ?? 0} px`]),
      ];
    };
    return [...problemsAt(document.documentElement.scrollHeight), ...problemsAt(0)];
  }, where);

const contracts = ['contracts', 'forex-contracts', 'practice-contracts'];
const tickets = new Set(['trade', 'practice-trade', 'trade-hub', 'practice-hub', ...contracts]);

const warned = new Set([...contracts, 'options', 'practice-options']);
const explained = new Set(['trade', 'contracts', 'options']);

test('IN1, H1, L1, L6: the screens seen most hold on the smallest phone in all ten languages, in the longest also with text of 130 %', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  await signInWithPositions(page, world);
  // A closed market says so above its button, which cannot be pressed then.
  await goToOpenHours(world);
  await setLooks(page, world, { theme: 'light' });
  const problems: string[] = [];
  for (const screen of builtScreens) {
    await goTo(page, screen.path);
    for (const code of languageCodes) {
      await showLanguage(page, world, code);
      await settle(page);
      problems.push(...(await problemsOfRoom(page, `${screen.name} ${code}`)));
      if (tickets.has(screen.name)) problems.push(...(await hiddenPartsOfTicket(page, `${screen.name} ${code}`)));
      if (tickets.has(screen.name)) problems.push(...(await problemsOfOtherSide(page, `${screen.name} ${code}`)));
      if (explained.has(screen.name)) problems.push(...(await problemsOfTerms(page, `${screen.name} ${code}`)));
      if (warned.has(screen.name)) problems.push(...(await problemsOfRisk(page, `${screen.name} ${code}`)));
      if (code === longest) problems.push(...(await problemsOfLargeText(page, `${screen.name} ${code}`)));
    }
  }
  expect(problems).toEqual([]);
});
