import { expect, type Page } from '@playwright/test';
import { badgesOf, isPractice, wordsOf } from './badges.ts';
import { goTo, settle } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** What opens above a screen. */
export interface OpenedSheet {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page, world: JourneyWorld) => Promise<void>;
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** Opens a sheet above its page. Fails where another one stands there, or the words or the frame of its money are missing. */
export async function openWithWords(page: Page, world: JourneyWorld, sheet: OpenedSheet): Promise<void> {
  await goTo(page, sheet.path);
  await sheet.open(page, world);
  // A sheet that opens from another has it to close first.
  await expect(page.getByRole('dialog'), sheet.name).toHaveCount(1);
  await expect(page.getByRole('dialog'), sheet.name).toBeVisible();
  await settle(page);
  const path = new URL(page.url()).hash.slice(1).split('?')[0] ?? '';
  expect((await wordsOf(page, 'dialog')).badges, sheet.name).toEqual(badgesOf(world, path));
  await expect(page.locator(`[data-mode-strip="${isPractice(path) ? 'simulated' : 'demo'}"]`)).toBeAttached();
}
