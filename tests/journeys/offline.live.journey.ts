import { contractDesk, openPosition } from './support/contract-desk.ts';
import { placeOrder, signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** A part that a slow machine had not fetched before fails small, and comes with the network. */
const forgetParts = (problems: string[]): void => {
  const others = problems.filter((problem) => !problem.includes('a part did not arrive'));
  problems.splice(0, problems.length, ...others);
};

test('E20, 4.2: without a network nothing can be sent, the page says why and of when the orders are, and it comes back by itself', async ({
  page,
  world,
  context,
  problems,
}) => {
  const trade = await signedInTrade(page, world);
  await placeOrder(page, { price: '30000', amount: '0.01' });
  await trade.fillLimit({ price: '60000', amount: '0.01' });
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline: figures/)).toBeVisible();
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(page.getByText(/^As of \d/)).toBeVisible();
  await expect(trade.submit).toBeDisabled();
  await expect(trade.submit).toHaveAccessibleDescription(/You are offline/);
  await expect(trade.amountField).toHaveValue('0.01');
  await context.setOffline(false);
  await expect(page.getByText(/^As of \d/)).toHaveCount(0);
  await expect(trade.submit).toBeEnabled();
  await trade.submit.click();
  await expect(trade.place).toBeVisible();
  forgetParts(problems);
});

test('T1: without a network the positions of a desk stay in sight below the line that says so', async ({
  page,
  world,
  context,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await contractDesk(page, world);
  await openPosition(page, { direction: 'Long', lots: '1' });
  await context.setOffline(true);
  const pane = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(pane).toBeVisible();
  expect((await pane.boundingBox())?.height).toBeLessThan(70);
  await expect(page.getByRole('button', { name: /^Close Long BTC\/USDT/ })).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(pane).toHaveCount(0);
  forgetParts(problems);
});
