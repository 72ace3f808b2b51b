import { expectTyped, moneyForms } from './support/money-forms.ts';
import { fillSignIn, TradePage } from './support/pages.ts';
import { fillAreas } from './support/room.ts';
import { spoil, spoiled } from './support/spoiled-calls.ts';
import { expect, test } from './support/world.ts';

/** The live build in front of a sandbox, whatever world the walk is for. Failed requests are the subject. */
test.use({ kind: 'live' });

const unclear = /Checking…|No answer (?:came|yet|has come)|Unknown –|Outcome unknown|It did not happen|Not placed/;

for (const [name, form] of Object.entries(moneyForms)) {
  for (const how of Object.keys(spoiled) as (keyof typeof spoiled)[])
    test(`18B ${name}, ${how}: told, nothing lost, nothing repeated`, async ({ page, world, problems }) => {
      await form.fill(page, world);
      const call = await spoil(page, form.path, how);
      await form.send(page);
      if (how === 'too often') await expect(page.getByText('Please try again in 20 sec').first()).toBeVisible();
      if (how === 'down') await expect(page.getByText(unclear).first()).toBeVisible();
      if (how === 'session over') {
        await expect(page.getByText('Session ended.')).toBeVisible();
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
    await fillAreas(page);
    for (const [field, value] of form.typed(page)) {
      // What was typed has its room: there is none for more.
      await field.fill(`${value}1`);
      await field.fill(value);
    }
    await expect(page.getByText('This device stores nothing more.')).toBeVisible();
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

test('18B spot ticket: a tap between a jump of the clock and the next price is kept', async ({ page, world }) => {
  const form = moneyForms['spot ticket'];
  if (form === undefined) throw new Error('there is no spot ticket');
  await form.fill(page, world);
  // At once: a price comes every second.
  await page.evaluate(async () => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    document.querySelector<HTMLElement>('form button[type="submit"]')?.click();
  });
  await new TradePage(page).place.click();
  await expect(page.getByText(form.done).first()).toBeVisible();
  expect(world.calls(form.path)).toBe(1);
});
