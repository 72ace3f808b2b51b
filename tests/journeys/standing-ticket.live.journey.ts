import { knowRisks } from './support/device.ts';
import { open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('what is typed into a ticket is not lost while its lists arrive', async ({ page, world }) => {
  let arrive = (): void => undefined;
  const isAllowed = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/api/lever/**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  // Long enough for the page to be drawn without what comes.
  await page.route('**/assets/records-*.js', async (route) => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await route.continue();
  });
  await signIn(page, world);
  await knowRisks(page, world);
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  const size = ticket.getByRole('textbox', { name: 'Margin' });
  await size.focus();
  await page.keyboard.insertText('1');
  arrive();
  await expect(ticket.getByRole('slider')).toBeEnabled();
  await expect(page.getByText('No open positions.')).toBeVisible();
  // A person who is typing goes on: the field was never away, and the keyboard of a phone is still there.
  await expect(size).toBeFocused();
  await page.keyboard.press('2');
  await expect(size).toHaveValue('12');
});
