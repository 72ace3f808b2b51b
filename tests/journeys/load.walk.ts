import type { Locator, Page } from '@playwright/test';
import { choose, fillSignIn, signedInTrade, signIn, takesTaps } from './support/pages.ts';
import { spoil, spoiled } from './support/spoiled-calls.ts';
import { expect, test } from './support/world.ts';
import type { JourneyWorld } from './support/world.ts';

/** The live build in front of a sandbox, whatever world the walk is for. Failed requests are the subject. */
test.use({ kind: 'live' });

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

interface OpenForm {
  readonly path: string;
  readonly fill: (page: Page, world: JourneyWorld) => Promise<void>;
  /** Fields with what was typed. */
  readonly typed: (page: Page) => readonly (readonly [Locator, string])[];
  /** To the last tap, and that. */
  readonly send: (page: Page) => Promise<void>;
  readonly done: RegExp;
}

const forms: Readonly<Record<string, OpenForm>> = {
  'spot ticket': {
    path: '/coin/trade',
    fill: async (page, world) => {
      const trade = await signedInTrade(page, world);
      await trade.fillLimit({ price: '1000', amount: '0.01' });
    },
    typed: (page) => [
      [page.getByRole('textbox', { name: /^Price/ }), '1000'],
      [page.getByRole('textbox', { name: 'Amount' }), '0.01'],
    ],
    send: async (page) => {
      await page.locator('button[type="submit"]').first().click();
      await takesTaps(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Place / })
        .click();
    },
    done: /Order placed/,
  },
  withdrawal: {
    path: '/wallet/out',
    fill: async (page, world) => {
      await signIn(page, world, '/pages/fund/withdraw');
      await choose(page.getByRole('radio', { name: 'TRC20' }));
      await page.getByRole('textbox', { name: 'Address' }).fill(tron);
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    },
    typed: (page) => [
      [page.getByRole('textbox', { name: 'Address' }), tron],
      [page.getByRole('textbox', { name: 'Amount' }), '500'],
    ],
    send: async (page) => {
      await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
      await page.getByRole('button', { name: 'Review' }).click();
      await takesTaps(page);
      // The projects ask for reduced motion: there the tick is offered at once.
      await page.getByRole('switch', { name: 'I have checked everything' }).click();
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    },
    done: /Requested/,
  },
};

const unclear = /Checking…|No answer came|Unknown –|Outcome unknown|It did not happen|Not placed/;

async function expectTyped(page: Page, form: OpenForm): Promise<void> {
  for (const [field, value] of form.typed(page)) await expect(field).toHaveValue(value);
}

for (const [name, form] of Object.entries(forms)) {
  for (const how of Object.keys(spoiled) as (keyof typeof spoiled)[])
    test(`18B ${name}, ${how}: told, nothing lost, nothing repeated`, async ({ page, world, problems }) => {
      await form.fill(page, world);
      const call = await spoil(page, form.path, how);
      await form.send(page);
      if (how === 'too often') await expect(page.getByText('Please try again in 20 sec').first()).toBeVisible();
      if (how === 'down') await expect(page.getByText(unclear).first()).toBeVisible();
      if (how === 'session over') {
        await expect(page.getByText('Please log in again.')).toBeVisible();
        await fillSignIn(page);
      }
      await expectTyped(page, form);
      expect(call.asked()).toBe(1);
      expect(world.calls(form.path)).toBe(1);
      problems.length = 0;
    });

  test(`18B ${name}: an answer after 30 s`, async ({ page, world }) => {
    await page.clock.install();
    await form.fill(page, world);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api${form.path}`, async (route) => {
      await held;
      await route.continue();
    });
    await form.send(page);
    await page.clock.fastForward(30_000);
    expect(world.calls(form.path)).toBe(1);
    answer();
    await expect(page.getByText(form.done).first()).toBeVisible();
    expect(world.calls(form.path)).toBe(1);
  });

  for (const hours of [1, -1])
    test(`18B ${name}: the clock of the device set by ${hours} h`, async ({ page, world }) => {
      await page.clock.install();
      await form.fill(page, world);
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await expectTyped(page, form);
      await form.send(page);
      await expect(page.getByText(form.done).first()).toBeVisible();
      expect(world.calls(form.path)).toBe(1);
    });

  test(`18B ${name}: the storage of the device is full`, async ({ page, world }) => {
    await form.fill(page, world);
    await page.evaluate(() => {
      for (const area of [localStorage, sessionStorage])
        for (let size = 1 << 20; size > 0; size >>= 1) {
          try {
            for (let part = 0; part < 10; part += 1) area.setItem(`full.${size}.${part}`, 'x'.repeat(size));
          } catch {
            // The next smaller part.
          }
        }
    });
    await expectTyped(page, form);
    await form.send(page);
    await expect(page.getByText(form.done).first()).toBeVisible();
    expect(world.calls(form.path)).toBe(1);
  });

  test(`18B ${name}: another version was published, and the parts of this one are gone`, async ({
    page,
    world,
    problems,
  }) => {
    await form.fill(page, world);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
    // Parts that were not fetched before are gone, whatever the person opens.
    await page.evaluate(() => (window.location.hash = '#/pages/nft/nft'));
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.unroute('**/assets/**');
    await page.goBack();
    await expectTyped(page, form);
    await page.reload();
    await expectTyped(page, form);
    await form.send(page);
    await expect(page.getByText(form.done).first()).toBeVisible();
    expect(world.calls(form.path)).toBe(1);
    problems.length = 0;
  });
}
