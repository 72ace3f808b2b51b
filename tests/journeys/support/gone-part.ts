import { expect, type Locator, type Page } from '@playwright/test';
import { expectTyped, moneyForms, type MoneyForm } from './money-forms.ts';
import type { JourneyWorld } from './world.ts';

/** What the choice of a pair on the ticket consists of. */
export const goneParts = '**/assets/pair-picker-*';

export const failureOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });

/** The files are fetched before the page is loaded anew. */
export async function reloadByButton(page: Page): Promise<void> {
  const isLoaded = page.waitForEvent('load');
  await failureOf(page).getByRole('button', { name: 'Reload the page' }).click();
  await isLoaded;
}

/** On a filled ticket: opens a part that does not come, and tries again in vain. */
export async function openGonePart(page: Page, world: JourneyWorld): Promise<MoneyForm> {
  const form = moneyForms['spot ticket'];
  if (form === undefined) throw new Error('there is no spot ticket');
  await form.fill(page, world);
  await page.getByRole('button', { name: 'Choose a pair' }).click();
  await failureOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failureOf(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectTyped(page, form);
  return form;
}
