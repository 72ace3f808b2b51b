import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/pages.ts';
import { goTo, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Presenter' });

/** Sends a sample of the presenter's panel to the signed-in person. */
async function sendSample(page: Page, sample: string): Promise<void> {
  await page.locator('[data-mode-badge] button').first().click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'People' }).click();
  await panel.getByRole('button', { name: sample }).click();
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Sent', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await sheetIsGone(page);
}

test('F1, H19, H13, MS1: an attack in a message stays inert, a demand for money is framed, and both are counted', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await goTo(page, '/pages/mailMessage/mailMessage');
  await sendSample(page, 'Attack (HTML)');
  await sendSample(page, 'Money demand');
  const inbox = page.getByRole('link', { name: /Inbox/ });
  await expect(inbox).toContainText('Unread: 2');
  await inbox.click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(2);

  await page.getByRole('link', { name: /Attack/ }).click();
  const words = page.locator('article');
  await expect(words).toContainText('Nothing here may run.');
  const remains = words.locator(
    'script, style, link, svg, math, iframe, object, embed, form, input, button, meta, base',
  );
  await expect(remains).toHaveCount(0);
  await expect(words.locator('[style], [class*="attack"], [id], [onerror], [onload]')).toHaveCount(0);
  expect(await words.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '#/pages/common/webView?url=https%3A//evil.test/login',
  ]);
  expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  await words.getByRole('link', { name: 'another host' }).click();
  await expect(page.getByText('evil.test', { exact: true })).toBeVisible();

  await goTo(page, '/pages/mailMessage/mailMessageList');
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: /Money demand/ }).click();
  const frame = page.getByRole('region', { name: 'This text asks for money before paying out' });
  await expect(frame).toContainText('You must pay a tax before your withdrawal can be released.');
});
