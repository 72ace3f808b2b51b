import { fillLots } from './support/contract-desk.ts';
import { knowPractice } from './support/device.ts';
import { fillSignIn, open } from './support/pages.ts';
import { goTo, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const rightAnswers = ['About 50% of it', /free in the contract account$/, /closed at once$/];

test('H5: before a first contract three questions are asked once, a wrong answer explains, and practice is not asked', async ({
  page,
  world,
}) => {
  await knowPractice(page, world);
  // A person with money for contracts who has never had one.
  await open(page, world, `/pages/common/login?return=${encodeURIComponent('/pages/setting/setting')}`);
  await fillSignIn(page, await world.presenter.becomePersona({ persona: 'trader' }));
  await expect.poll(() => page.url()).toContain('#/pages/setting/setting');
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  const fill = async (account: 'transaction' | 'moni'): Promise<void> => {
    await goTo(page, `/pages/${account}/contract?symbol=BTC/USDT`);
    await expect(ticket.getByRole('slider')).toBeEnabled();
    await fillLots(ticket, '1');
    await ticket.locator('button[type="submit"]').click();
  };
  await fill('transaction');
  const asked = page.getByRole('dialog', { name: 'Before your first contract' });
  const goOn = asked.getByRole('button', { name: /^(?:Next|Back to the ticket)$/ });
  await asked.getByRole('radio', { name: 'About 5% of it' }).click();
  await expect(asked.getByText(/^That is not right/)).toBeVisible();
  await expect(goOn).toBeDisabled();
  for (const name of rightAnswers) {
    await asked.getByRole('radio', { name }).click();
    await goOn.click();
  }
  await sheetIsGone(page);
  await ticket.locator('button[type="submit"]').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Place / })).toBeVisible();
  await page.keyboard.press('Escape');
  // Its step back would otherwise meet the way to the next address.
  await sheetIsGone(page);
  await fill('moni');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Place / })).toBeVisible();
});
