import { expect, type Page } from '@playwright/test';
import { languageTags, type LanguageCode } from '../../../src/core/i18n/languages.ts';
import type { JourneyWorld } from './world.ts';

/** The name of an entry in the storage of the device. */
const keyOf = (world: JourneyWorld, name: string): string =>
  `tandem.${world.kind === 'demo' ? 'in-browser' : 'network'}.${name}`;

export interface Looks {
  readonly theme?: 'dark' | 'light';
  readonly upColour?: 'green' | 'red' | 'blue';
  readonly hideAmounts?: boolean;
}

/** Writes what another tab would write, and tells the page as the browser would. */
async function writeElsewhere(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name ?? '', text ?? '');
      dispatchEvent(new StorageEvent('storage', { key: name ?? '', newValue: text ?? '' }));
    },
    [key, value],
  );
}

export async function setLooks(page: Page, world: JourneyWorld, looks: Looks): Promise<void> {
  await writeElsewhere(page, keyOf(world, 'preferences'), JSON.stringify(looks));
  const root = page.locator('html');
  if (looks.theme !== undefined) await expect(root).toHaveAttribute('data-theme', looks.theme);
}

export const setLanguage = async (page: Page, world: JourneyWorld, code: string): Promise<void> =>
  writeElsewhere(page, keyOf(world, 'lang'), code);

/** The same, and waits until the page speaks it. */
export async function showLanguage(page: Page, world: JourneyWorld, code: LanguageCode): Promise<void> {
  await setLanguage(page, world, code);
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[code]);
}

/** As the setting of the device does it. */
export const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** What another tab does at log-in. */
export const signInElsewhere = (page: Page, world: JourneyWorld, token: string): Promise<void> =>
  writeElsewhere(page, keyOf(world, 'token'), token);

/** What another tab does at log-out. */
export const signOutElsewhere = async (page: Page, world: JourneyWorld): Promise<void> =>
  page.evaluate(
    (key) => {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    keyOf(world, 'token'),
  );

/** A signed-in person has answered the questions before a first contract or timed option. */
export const knowRisks = (page: Page, world: JourneyWorld): Promise<void> =>
  writeElsewhere(page, keyOf(world, 'person.live.trading.known'), '|contract seconds');

/** Before the page starts: a device on which the product was opened before and said how practice differs. */
export async function knowPractice(page: Page, world: JourneyWorld): Promise<void> {
  // Without the version the product takes what is stored for the leftovers of an older one.
  const known = [
    [keyOf(world, 'h5Version'), '1'],
    [keyOf(world, 'practice.explained'), 'yes'],
  ] as const;
  await page.addInitScript((entries) => {
    // Empty pages have no storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, known);
}
