import { expect, type Page } from '@playwright/test';
import type { OpenCase } from '../../../src/core/ports/presenter-port.ts';
import { goTo } from './walk.ts';
import type { JourneyWorld } from './world.ts';

type NumberedKind = 'deposit' | 'loan' | 'repayment' | 'purchase' | 'purchasePayment' | 'withdrawal';

const isOf = (kind: NumberedKind) => (one: OpenCase) => one.kind === kind;

/** Decides the one case of this kind that waits in the back office. */
async function decide(world: JourneyWorld, kind: NumberedKind, isApproved: boolean): Promise<void> {
  const { cases } = await world.presenter.state();
  const found = cases.find(isOf(kind));
  expect(found, `a case of ${kind}`).toBeDefined();
  if (found === undefined || !('id' in found)) return;
  const { identifier, id } = found;
  await world.presenter.decide({ kind, identifier, id, isApproved, reason: '' });
}

export const approve = (world: JourneyWorld, kind: NumberedKind): Promise<void> => decide(world, kind, true);
export const refuse = (world: JourneyWorld, kind: NumberedKind): Promise<void> => decide(world, kind, false);

/** Takes the drawn picture that the demo offers, until it has arrived. */
export async function useExample(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: `${label}: use an example picture` });
  await button.click();
  await expect(button).toHaveCount(0);
}

/** Leaves the screen and comes back, as people do to look for news. */
export async function lookAgain(page: Page): Promise<void> {
  const path = new URL(page.url()).hash.slice(1);
  await goTo(page, '/pages/setting/setting');
  await goTo(page, path);
}
