import type { Page } from '@playwright/test';
import { knowPractice, knowRisks } from './device.ts';
import { signIn } from './pages.ts';
import type { JourneyWorld } from './world.ts';

const dayMs = 86_400_000;
/** A Monday, and when the week of the currencies ends and begins again. */
const [monday, weekEnds, weekBegins] = [Date.UTC(2026, 0, 5), 4 * dayMs + 79_200_000, 6 * dayMs + 79_200_000];

/** On a weekend goes to the Monday after it. */
export async function goToOpenHours(world: Pick<JourneyWorld, 'presenter'>): Promise<void> {
  const { now } = await world.presenter.state();
  const sinceMonday = (now - monday) % (7 * dayMs);
  const isClosed = sinceMonday > weekEnds - 600_000 && sinceMonday < weekBegins + 60_000;
  if (isClosed) await world.presenter.advance({ milliseconds: 7.5 * dayMs - sinceMonday });
}

/** Signed in, with nothing left to explain, at an hour in which the market of the scope is open. */
export async function signInAtOpenHours(page: Page, world: JourneyWorld, scope: string): Promise<void> {
  await knowPractice(page, world);
  // In the demo the presenter is part of the page.
  await signIn(page, world);
  if (scope === 'forex') await goToOpenHours(world);
  await knowRisks(page, world);
}
