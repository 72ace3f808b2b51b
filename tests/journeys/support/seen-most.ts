import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '../../../src/core/i18n/languages.ts';
import { problemsOfRoom } from './clipped-texts.ts';
import { setLooks, showLanguage } from './device.ts';
import { longest, problemsOfLargeText } from './languages.ts';
import { goToOpenHours } from './market-hours.ts';
import { choose } from './pages.ts';
import { builtScreens } from './screens.ts';
import { problemsOfTerms } from './terms.ts';
import { goTo, settle, signInToWalk } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** Which of price, amount, slider and button of the ticket cannot be seen before anybody scrolls, of a limit order, which has all of them. */
async function hiddenPartsOfTicket(page: Page, where: string): Promise<readonly string[]> {
  const limit = page.locator('main form [role="radiogroup"]').nth(1).locator('input').first();
  if (!(await limit.isChecked())) await choose(limit);
  // With what a typed size comes to as well: coins, or a margin in USDT.
  const isContract = /contract\?/.test(page.url());
  await page.locator('main form input[name="size"]').fill(isContract ? '200' : '1');
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

/** The warning of what is traded with leverage or against the clock stands in sight above the ticket, as large as the text, and hides nothing. */
const problemsOfRisk = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate((place) => {
    scrollTo(0, 0);
    const warning = document.querySelector('main [data-risk]');
    const box = warning?.getBoundingClientRect();
    if (warning === null || box === undefined) return [`${place}: no warning`];
    const line = warning.querySelector('button') ?? warning;
    const [size, body] = [line, document.body].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const isInSight = box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    const isLarge = (size ?? 0) >= (body ?? 0);
    const button = document.querySelector('main form button[type="submit"]')?.getBoundingClientRect();
    const foot = document.querySelector('[class*="tabBar"], nav')?.getBoundingClientRect();
    const end = foot === undefined || foot.top < innerHeight / 2 ? innerHeight : foot.top;
    return [
      ...(button === undefined || button.bottom <= end
        ? []
        : [`${place}: the button ends at ${button.bottom}, below ${end}`]),
      ...(isInSight ? [] : [`${place}: the warning stands from ${box.top} to ${box.bottom}`]),
      ...(isLarge ? [] : [`${place}: the warning is ${size ?? 0} px, the text ${body ?? 0} px`]),
    ];
  }, where);

const contracts = ['contracts', 'forex-contracts', 'practice-contracts'];
const tickets = new Set(['trade', 'practice-trade', 'trade-hub', 'practice-hub', ...contracts]);

const warned = new Set([...contracts, 'options', 'practice-options']);
const explained = new Set(['trade', 'contracts', 'options']);

/** News that a jump of the clock has brought; how it looks is proven by the journeys of notices. */
async function putNewsAway(page: Page): Promise<void> {
  const cards = page.locator('[data-news-card]');
  await expect(async () => {
    await cards.locator('button').evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    expect(await cards.count()).toBe(0);
  }).toPass();
}

/** What does not hold on the screens seen most, on this page, in each of the languages; in the longest also with larger text. */
export async function problemsOfSeenMost(
  page: Page,
  world: JourneyWorld,
  languages: readonly LanguageCode[],
): Promise<readonly string[]> {
  await signInToWalk(page, world, 'positions');
  // A closed market says so above its button, which cannot be pressed then.
  await goToOpenHours(world);
  await setLooks(page, world, { theme: 'light' });
  const problems: string[] = [];
  for (const { name, path } of builtScreens) {
    await goTo(page, path);
    for (const code of languages) {
      const where = `${name} ${code}`;
      await showLanguage(page, world, code);
      await putNewsAway(page);
      await settle(page);
      problems.push(...(await problemsOfRoom(page, where)));
      if (tickets.has(name)) problems.push(...(await hiddenPartsOfTicket(page, where)));
      if (tickets.has(name)) problems.push(...(await problemsOfOtherSide(page, where)));
      if (explained.has(name)) problems.push(...(await problemsOfTerms(page, where)));
      if (warned.has(name)) problems.push(...(await problemsOfRisk(page, where)));
      if (code === longest) problems.push(...(await problemsOfLargeText(page, where)));
    }
  }
  return problems;
}
