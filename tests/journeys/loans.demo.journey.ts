import { approve, lookAgain, useExample } from './support/back-office.ts';
import { choose, chooseNetwork, signIn } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const dayMs = 86_400_000;

test('LN1 LN2: a loan is applied for, paid out, overdue and locked, repaid, and the account is free again', async ({
  page,
  world,
}) => {
  const unpaidLoan = page.locator('[data-condition="loan"]');
  const account = page.locator('[data-condition="account"]');
  await signIn(page, world, '/pages/common/borrowing');
  await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
  await page.getByLabel('Loan amount').fill('500000');
  for (const document of ['Front of the identity document', 'Bank statement', 'Proof of assets', 'Proof of income'])
    await useExample(page, document);
  await page.getByRole('button', { name: 'Review the application' }).click();
  const review = page.getByRole('dialog', { name: 'Your application' });
  await expect(review.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await review.getByRole('checkbox').check();
  await review.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Application under review')).toBeVisible();
  await approve(world, 'loan');
  await world.presenter.advance({ milliseconds: 10.5 * dayMs });

  await goTo(page, '/pages/fund/withdraw');
  await expect(unpaidLoan).toHaveAttribute('data-state', 'blocked');
  await expect(account).toHaveAttribute('data-state', 'blocked');
  await expect(page.getByText('Withdrawals open once every requirement is met.')).toBeVisible();
  await goTo(page, '/pages/fund/assets');
  // Who one is was read less than a minute ago, and ten days have passed in it.
  await page.reload();
  await expect(page.getByText('Your loan is overdue')).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Account locked until your loan is repaid' })).toBeVisible();
  await page.getByRole('link', { name: 'Report a repayment' }).click();
  await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByLabel('Amount repaid')).toHaveValue('511225');
  await useExample(page, 'Picture of the payment');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('Being checked')).toBeVisible();
  await approve(world, 'repayment');
  await lookAgain(page);
  await expect(page.getByText('Everything is repaid. Nothing is due.')).toBeVisible();
  await goTo(page, '/pages/fund/withdraw');
  await expect(unpaidLoan).toHaveAttribute('data-state', 'met');
  await expect(account).toHaveAttribute('data-state', 'met');
  await expect(page.getByText('Withdrawals open once every requirement is met.')).toHaveCount(0);
  await chooseNetwork(page, 'TRC20');
  await expect(page.getByRole('button', { name: 'Review' })).toBeEnabled();
});
