import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import {
  closeSheet,
  builtScreens,
  goTo,
  hearOnce,
  openSheets,
  setLooks,
  settle,
  signInWithOrders,
  visitorScreens,
} from './support/screens.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Serious and critical findings, one line each. */
async function findingsOn(page: Page, where: string, rules?: readonly string[]): Promise<readonly string[]> {
  // One window is enough for pages without frames, and much faster.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(tags) : axe.withRules([...rules])).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${where}: ${id} ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
    );
}

/** All rules in the dark; in the light those that colours can break. */
async function findingsInBothThemes(page: Page, world: JourneyWorld, where: string): Promise<readonly string[]> {
  await setLooks(page, world, { theme: 'dark' });
  const dark = await findingsOn(page, `${where}, dark`);
  await setLooks(page, world, { theme: 'light' });
  return [...dark, ...(await findingsOn(page, `${where}, light`, ['color-contrast', 'link-in-text-block']))];
}

test('E22: no screen has a serious finding, signed in', async ({ page, world }) => {
  test.setTimeout(240_000);
  await signInWithOrders(page, world);
  const findings: string[] = [];
  for (const screen of builtScreens) {
    await goTo(page, screen.path);
    findings.push(...(await findingsInBothThemes(page, world, screen.name)));
  }
  expect(findings).toEqual([]);
});

test('E22: no sheet has a serious finding', async ({ page, world }) => {
  test.setTimeout(240_000);
  await signInWithOrders(page, world);
  const findings: string[] = [];
  for (const sheet of openSheets) {
    await goTo(page, sheet.path);
    await sheet.open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    findings.push(...(await findingsInBothThemes(page, world, sheet.name)));
    await closeSheet(page);
  }
  expect(findings).toEqual([]);
});

test('E22: no screen has a serious finding, for a visitor', async ({ page, world }) => {
  test.setTimeout(240_000);
  await open(page, world, '/');
  await hearOnce(page, world);
  const findings: string[] = [];
  for (const screen of visitorScreens) {
    await goTo(page, screen.path);
    findings.push(...(await findingsInBothThemes(page, world, screen.name)));
  }
  expect(findings).toEqual([]);
});
