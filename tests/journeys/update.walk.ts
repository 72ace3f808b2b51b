import type { Page } from '@playwright/test';
import { failureOf, goneParts, openGonePart, reloadByButton } from './support/gone-part.ts';
import { expectTyped, moneyForms, type MoneyForm } from './support/money-forms.ts';
import { findNextBuild, runsFirstBuild, runsNextBuild, test, type DeployingWorld } from './support/next-build.ts';
import { open } from './support/pages.ts';
import { copied, market } from './support/poisoned-copy.ts';
import { expect } from './support/world.ts';

test.use({ kind: 'live', serviceWorkers: 'allow' });

const notice = 'A new version is ready';
const mark = { name: 'New version' };

/** A page that was never opened before, and that the host has no more. */
async function openGonePage(page: Page, world: DeployingWorld): Promise<void> {
  await open(page, world, '/pages/nft/nft');
  await expect(page.getByRole('list', { name: 'Artworks' }).getByRole('link').first()).toBeVisible();
}

/** Nothing was sent until now; now it is, and once. */
async function sendsOnce(page: Page, world: DeployingWorld, form: MoneyForm): Promise<void> {
  expect(world.calls(form.path)).toBe(0);
  await form.send(page);
  await expect(page.getByText(form.done).first()).toBeVisible();
  expect(world.calls(form.path)).toBe(1);
}

for (const [name, form] of Object.entries(moneyForms)) {
  test(`18B ${name}: another build is published while it is open; it is told beside it, and taken there nothing is lost or sent`, async ({
    page,
    deploying,
  }) => {
    await form.fill(page, deploying);
    await copied(page);
    await deploying.deploy();
    await findNextBuild(page);
    await expectTyped(page, form);
    await expect(page.getByText(notice)).toHaveCount(0);
    await page.getByRole('button', mark).click();
    await expect(page.getByText('Tickets keep what you typed')).toBeVisible();
    await expectTyped(page, form);
    await runsFirstBuild(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await runsNextBuild(page);
    await expectTyped(page, form);
    await sendsOnce(page, deploying, form);
  });

  test(`18B ${name}: another build is published, and taken on another page`, async ({ page, deploying }) => {
    await form.fill(page, deploying);
    await copied(page);
    await deploying.deploy();
    await findNextBuild(page);
    await openGonePage(page, deploying);
    await open(page, deploying, market);
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: 'Update now' }).click();
    await runsNextBuild(page);
    await open(page, deploying, form.address);
    await expectTyped(page, form);
    await sendsOnce(page, deploying, form);
  });

  test(`18B ${name}: another tab takes the next build while it is open; this one goes on as it is, and is told`, async ({
    page,
    deploying,
  }) => {
    await form.fill(page, deploying);
    await copied(page);
    await deploying.deploy();
    const other = await page.context().newPage();
    await open(other, deploying, market);
    await findNextBuild(other);
    await other.getByRole('button', { name: 'Update now' }).click();
    await runsNextBuild(other);
    await other.close();
    await runsFirstBuild(page);
    await expectTyped(page, form);
    await expect(page.getByRole('button', mark)).toBeVisible();
    await openGonePage(page, deploying);
    await open(page, deploying, form.address);
    await expectTyped(page, form);
    await runsFirstBuild(page);
    await page.getByRole('button', mark).click();
    await page.getByRole('button', { name: 'Update now' }).click();
    await runsNextBuild(page);
    await expectTyped(page, form);
    await sendsOnce(page, deploying, form);
  });
}

test.describe('18B without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('18B a part that is gone with a deploy: the page is offered anew, runs the next build then, and the ticket stays as typed', async ({
    page,
    deploying,
    problems,
  }) => {
    await page.route(goneParts, (route) => route.fulfill({ status: 404, body: 'not found' }));
    const form = await openGonePart(page, deploying);
    await deploying.deploy();
    await page.unroute(goneParts);
    await reloadByButton(page);
    await runsNextBuild(page);
    await expectTyped(page, form);
    await page.getByRole('button', { name: 'Choose a pair' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(failureOf(page)).toHaveCount(0);
    expect(deploying.calls(form.path)).toBe(0);
    // The browser says itself which files it did not get.
    problems.splice(0);
  });
});
