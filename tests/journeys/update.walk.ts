import { expectTyped, moneyForms } from './support/money-forms.ts';
import { findNextBuild, runsFirstBuild, runsNextBuild, test } from './support/next-build.ts';
import { open } from './support/pages.ts';
import { copied, market } from './support/poisoned-copy.ts';
import { expect } from './support/world.ts';

test.use({ kind: 'live', serviceWorkers: 'allow' });

const notice = 'A new version is ready';

for (const [name, form] of Object.entries(moneyForms))
  test(`18B ${name}: another build is published while it is open; nothing is lost or sent, and it is told`, async ({
    page,
    deploying,
  }) => {
    test.setTimeout(180_000);
    await form.fill(page, deploying);
    await copied(page);
    await deploying.deploy();
    await findNextBuild(page);
    await expectTyped(page, form);
    await runsFirstBuild(page);
    // Never opened before, and gone from the host.
    await open(page, deploying, '/pages/nft/nft');
    await expect(page.getByRole('list', { name: 'Artworks' }).getByRole('link').first()).toBeVisible();
    await open(page, deploying, market);
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: 'Update now' }).click();
    await runsNextBuild(page);
    await open(page, deploying, form.address);
    await expectTyped(page, form);
    expect(deploying.calls(form.path)).toBe(0);
    await form.send(page);
    await expect(page.getByText(form.done).first()).toBeVisible();
    expect(deploying.calls(form.path)).toBe(1);
  });
