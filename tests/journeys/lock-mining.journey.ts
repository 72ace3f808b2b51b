import { factOf } from './support/facts.ts';
import { signIn, takesTaps } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const untilApproved = { milliseconds: 11 * 60_000 };
/** Seven days of 0.4 % of 1,000. */
const penalty = '28 USDT';
const returned = '972 USDT';
const rowPenalty = /Penalty\s28\sUSDT/;

test('LM1, LM2, LM3, H15: a sum is locked once, approved, and left early for the one penalty of form, list, sheet and receipt', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/lockming/lockming');
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  await expect(main).toContainText('lose everything');
  await page.getByRole('link', { name: /^Locked for 7 days/ }).click();
  await page.getByRole('textbox', { name: 'Sum' }).fill('1000');
  await expect(factOf(main, 'Yield')).toHaveText('0.3% a day ≈ 109.5% a year (simple), not guaranteed');
  await expect(factOf(main, 'Penalty')).toHaveText(penalty);
  await expect(factOf(main, 'You get back')).toHaveText(returned);
  await page.getByRole('textbox', { name: 'Days left when you leave' }).fill('3');
  await expect(factOf(main, 'You get back')).toHaveText('988 USDT');
  await page.getByRole('button', { name: 'Review' }).click();
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Lock it' }).dblclick();
  await expect(page.getByText('Order placed')).toBeVisible();
  expect(world.calls('/lh/deposit') ?? 1).toBe(1);

  await page.goto(`${world.address}/#/pages/lockming/order`);
  const newest = page.getByRole('list', { name: 'My orders' }).getByRole('button').first();
  await expect(newest).toContainText(/In review.*1,000\sUSDT/);
  await world.presenter.advance(untilApproved);
  await page.reload();
  await expect(newest).toContainText('In progress');
  await expect(newest).toContainText(rowPenalty);
  await newest.click();
  await expect(factOf(sheet, 'Penalty')).toHaveText(penalty);
  await expect(sheet).toContainText('0.4% × 7 days × 1,000 USDT = 28 USDT');
  await takesTaps(page);
  await sheet.getByRole('button', { name: 'Redeem early' }).click();
  await expect(sheet.getByRole('button', { name: 'Keep it locked' })).toBeFocused();
  await expect(factOf(sheet, 'Penalty')).toHaveText(penalty);
  await expect(factOf(sheet, 'You get back')).toHaveText(returned);
  const boxOf = async (name: string) => {
    const box = await sheet.getByRole('button', { name }).boundingBox();
    return [box?.width, box?.height];
  };
  expect(await boxOf('Keep it locked')).toEqual(await boxOf('Hold: Redeem early'));
  await takesTaps(page);
  await sheet.getByRole('button', { name: 'Hold: Redeem early' }).hover();
  await page.mouse.down();
  const receipt = page.getByRole('status').filter({ hasText: 'Redeemed' });
  await expect(receipt).toBeVisible();
  await page.mouse.up();
  await expect(factOf(receipt, 'Penalty')).toHaveText(penalty);
  await expect(factOf(receipt, 'You get back')).toHaveText(returned);
  await expect(newest).toContainText('Redeemed early');
  await expect(newest).toContainText(rowPenalty);
});
