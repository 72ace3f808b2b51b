import type { Page } from '@playwright/test';
import type { JourneyWorld } from './world.ts';

/** What opens above a screen. */
export interface OpenedSheet {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page, world: JourneyWorld) => Promise<void>;
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
