import type { Page } from '@playwright/test';
import { languageCodes, languageTags } from '../../src/core/i18n/languages.ts';
import { clippedTexts, sidewaysScroll } from './support/clipped-texts.ts';
import { setLanguage, setLooks } from './support/device.ts';
import { builtScreens, openSheets } from './support/screens.ts';
import { choose } from './support/pages.ts';
import { problemsOfTerms } from './support/terms.ts';
import { longWalkMs, closeSheet, goTo, settle, signInWithOrders } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

async function problemsOn(page: Page, where: string): Promise<readonly string[]> {
  const sideways = await sidewaysScroll(page);
  const clipped = await clippedTexts(page);
  return [
    ...(sideways > 0 ? [`${where}: ${sideways} px of sideways scroll`] : []),
    ...clipped.map((text) => `${where}: ${text}`),
  ];
}

/** Which of price, amount, slider and button of the ticket cannot be seen before anybody scrolls. */
const hiddenPartsOfTicket = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate((place) => {
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

/** What is chosen is bold: the other side of the ticket is chosen once as well. */
async function problemsOfOtherSide(page: Page, where: string): Promise<readonly string[]> {
  const sides = page.locator('main form [role="radiogroup"]').first().locator('input');
  await choose(sides.nth(1));
  const problems = await problemsOn(page, `${where}, the other side`);
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

const tickets = new Set(['trade', 'practice-trade', 'trade-hub', 'practice-hub']);

const warned = new Set(['contracts', 'options', 'practice-options']);
const explained = new Set(['trade', 'contracts', 'options']);

/** As the setting of the device does it. */
const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

test('IN1, H1: every screen holds on the smallest phone in all ten languages, also with text of 130 %', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  await signInWithOrders(page, world);
  await setLooks(page, world, { theme: 'light' });
  const problems: string[] = [];
  for (const screen of builtScreens) {
    await goTo(page, screen.path);
    for (const code of languageCodes) {
      await setLanguage(page, world, code);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[code]);
      await settle(page);
      problems.push(...(await problemsOn(page, `${screen.name} ${code}`)));
      if (tickets.has(screen.name)) problems.push(...(await hiddenPartsOfTicket(page, `${screen.name} ${code}`)));
      if (tickets.has(screen.name)) problems.push(...(await problemsOfOtherSide(page, `${screen.name} ${code}`)));
      if (explained.has(screen.name)) problems.push(...(await problemsOfTerms(page, `${screen.name} ${code}`)));
      if (warned.has(screen.name)) problems.push(...(await problemsOfRisk(page, `${screen.name} ${code}`)));
      await enlargeText(page, 130);
      problems.push(...(await problemsOn(page, `${screen.name} ${code} at 130 %`)));
      await enlargeText(page, 100);
    }
  }
  expect(problems).toEqual([]);
});

test('IN1: every sheet holds on the smallest phone in all ten languages', async ({ page, world }) => {
  test.setTimeout(longWalkMs);
  await signInWithOrders(page, world);
  await setLooks(page, world, { theme: 'light' });
  const problems: string[] = [];
  for (const sheet of openSheets) {
    await setLanguage(page, world, 'en');
    await goTo(page, sheet.path);
    await sheet.open(page);
    for (const code of languageCodes) {
      await setLanguage(page, world, code);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[code]);
      await settle(page);
      problems.push(...(await problemsOn(page, `${sheet.name} ${code}`)));
    }
    await closeSheet(page);
  }
  expect(problems).toEqual([]);
});

test('IN1: every screen holds with texts that are forty per cent longer', async ({ page, world }) => {
  test.setTimeout(longWalkMs);
  await signInWithOrders(page, world);
  await page.goto(`${world.address}/?texts=pseudo#/`);
  await settle(page);
  const problems: string[] = [];
  for (const screen of builtScreens) {
    await goTo(page, screen.path);
    problems.push(...(await problemsOn(page, `${screen.name} pseudo`)));
  }
  expect(problems).toEqual([]);
});
