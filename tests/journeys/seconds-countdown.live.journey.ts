import { OptionsPage, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const overItsLength = { milliseconds: 31_000 };

test('SO2: a device whose clock is two minutes ahead counts by the server, and finds the result without a socket', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const ahead = 120_000;
    const realNow = Date.now.bind(Date);
    Date.now = () => realNow() + ahead;
  });
  await signIn(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  await options.start('Up', '10');
  await expect(options.countdown).toHaveText(/^0:(30|2\d)$/);
  const state = await world.presenter.state();
  await world.presenter.setFaults({ ...state.faults, socketDown: true });
  await world.presenter.dropSocket();
  await expect(options.countdown).toHaveText(/^0:\d\d$/);
  await world.presenter.advance(overItsLength);
  await expect(options.newest).toContainText(/Won|Lost|Tie/, { timeout: 30_000 });
  await expect(options.countdown).toHaveCount(0);
});

test('SO2: a phone that slept over the expiry shows the result when it wakes', async ({ page, world }) => {
  await signIn(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  await options.start('Down', '10');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await world.presenter.advance({ milliseconds: 3_600_000 });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(options.newest).toContainText(/Won|Lost|Tie/, { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Settled' }).click();
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
});
