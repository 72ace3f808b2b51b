import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setLooks } from './device.ts';
import type { JourneyWorld } from './world.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme alone can break. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface AxeInPage {
  readonly axe?: {
    run(
      what: Document | string,
      options: object,
    ): Promise<{
      violations: readonly {
        id: string;
        impact?: string | null;
        nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
      }[];
    }>;
  };
}

/** The builder brings the whole checker into the page at each call; a page that only changes its hash keeps it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze();
}

interface Wanted {
  /** All of WCAG 2.2 AA unless named. */
  readonly rules?: readonly string[];
  /** The whole page unless named: what lies under a sheet is looked at where it lies open. */
  readonly within?: string;
}

/** Serious and critical findings on what stands there, one line each. */
export async function findingsOn(
  page: Page,
  where: string,
  { rules, within }: Wanted = {},
): Promise<readonly string[]> {
  await bringAxe(page);
  const runOnly = rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules };
  const found = await page.evaluate(
    async ({ part, ...options }) => {
      const { axe } = globalThis as AxeInPage;
      if (axe === undefined) throw new Error('the checker is not in the page');
      const { violations } = await axe.run(part ?? document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary = '' }) =>
              `${id} ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
          ),
        );
      // Without the list of everything that passed, which takes longer to write than the checks.
    },
    { runOnly, resultTypes: ['violations'], part: within },
  );
  return found.map((one) => `${where}: ${one}`);
}

/** All rules in the dark; in the light those that colours can break. */
export async function findingsInBothThemes(page: Page, world: JourneyWorld, where: string): Promise<readonly string[]> {
  await setLooks(page, world, { theme: 'dark' });
  const dark = await findingsOn(page, `${where}, dark`);
  await setLooks(page, world, { theme: 'light' });
  return [...dark, ...(await findingsOn(page, `${where}, light`, { rules: colourRules }))];
}
