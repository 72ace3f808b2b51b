import type { Locator } from '@playwright/test';

/** The value beside a name, in any list of facts inside `scope`. */
export const factOf = (scope: Locator, name: string): Locator =>
  scope
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');
