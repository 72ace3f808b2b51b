import { expect, type Page } from '@playwright/test';
import { knowPractice, knowRisks } from './device.ts';
import type { PersonaId } from '../../../src/core/ports/presenter-port.ts';
import type { Belongings } from './belongings.ts';
import { fillSignIn, open, signIn } from './pages.ts';
import type { JourneyWorld } from './world.ts';

/** For a walk over everything there is: minutes on a busy machine. */
export const longWalkMs = 480_000;

/** A worker fetches and checks every file of the program: minutes on a busy machine. */
export const installedMs = 150_000;

/** Puts the sheet away and waits until its entry of the history is taken back. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheetIsGone(page);
}

/** Waits until a sheet that closes is gone, with its entry of the history: before that the page cannot be left. */
export async function sheetIsGone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !('sheet' in Object(history.state)));
}

/** Goes to a screen inside the open page, as a link does, and waits until it stands there in full. */
export async function goTo(page: Page, path: string): Promise<void> {
  await goToGate(page, path);
  await leavePractice(page);
}

/** The same, but stops where practice is left. */
export async function goToGate(page: Page, path: string): Promise<void> {
  // A sheet that has just closed goes back in the history, and would take the new entry with it.
  await page.waitForFunction(() => document.querySelector('dialog') !== null || !('sheet' in Object(history.state)));
  await page.evaluate(async (hash) => {
    const pathOf = (text: string): string => text.replace('#', '').split('?')[0] ?? '';
    if (location.hash.slice(1) === hash) return;
    const isSamePage = pathOf(location.hash) === pathOf(hash);
    const old = document.querySelector('main');
    // An entry of its own: the page begins at its top, wherever it was left before.
    history.pushState({ key: crypto.randomUUID() }, '', `#${hash}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    // Another page is another element; a changed question of the same page is answered in place.
    const hasChanged = (): boolean => isSamePage || document.querySelector('main') !== old;
    const end = performance.now() + 20_000;
    while (performance.now() < end) {
      await new Promise((done) => setTimeout(done, 10));
      if (hasChanged()) return;
    }
    throw new Error(`the page stays at ${location.href} instead of going to ${hash}`);
  }, path);
  await settle(page);
}

/** Says that it is meant, when a page of real money comes after one of practice. */
async function leavePractice(page: Page): Promise<void> {
  const choices = page.locator('main [class*="choices"] button');
  if ((await choices.count()) !== 2) return;
  await choices.nth(1).click();
  await settle(page);
}

/** Waits for the fade, the code, the first answers: no skeleton, no loading line, nothing still arriving. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null || main.textContent === '') return false;
    if (
      document.querySelector('[class*="leaving"], [class*="skeleton"], [aria-busy="true"], [class*="loading"]') !== null
    )
      return false;
    // Marks of changed prices come and go for ever and move nothing; fades and slides are declared in the styles.
    return document
      .getAnimations()
      .every(
        (one) =>
          !(one instanceof CSSAnimation) ||
          one.effect?.getTiming().iterations === Infinity ||
          one.playState !== 'running',
      );
  });
}

/** A visitor for whom nothing opens by itself any more, on the home page. */
export async function visitToWalk(page: Page, world: JourneyWorld): Promise<void> {
  await knowPractice(page, world);
  await open(page, world, '/pages/setting/setting');
  await goTo(page, '/');
}

/** The same, signed in; in the demo with what there is from an earlier visit. */
export async function signInToWalk(page: Page, world: JourneyWorld, belongings: Belongings = 'nothing'): Promise<void> {
  await knowPractice(page, world);
  await signIn(page, world, undefined, belongings);
  await knowRisks(page, world);
  await goTo(page, '/');
}

/** A person in a known situation, for whom nothing opens by itself any more. */
export async function becomePersona(page: Page, world: JourneyWorld, persona: PersonaId): Promise<void> {
  await visitToWalk(page, world);
  await goTo(page, '/pages/common/login');
  await fillSignIn(page, await world.presenter.becomePersona({ persona }));
  await expect.poll(() => page.url()).not.toContain('login');
  await knowRisks(page, world);
}
