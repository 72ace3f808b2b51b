import type { Page } from '@playwright/test';
import { holdPositions } from './contract-sheets.ts';
import { signInWithOrders } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** Signed in for a walk, with orders that wait and are filled and with open positions, in real and in practice money. */
export async function signInWithPositions(page: Page, world: JourneyWorld): Promise<void> {
  await signInWithOrders(page, world);
  await holdPositions(page);
}
