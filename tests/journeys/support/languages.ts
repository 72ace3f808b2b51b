import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../../src/core/i18n/languages.ts';
import { problemsOfRoom } from './clipped-texts.ts';
import { enlargeText, setLanguage, showLanguage } from './device.ts';
import { openSheets } from './sheets.ts';
import { closeSheet, goTo, settle } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** The language whose words take most room. */
export const longest: LanguageCode = 'ru';

/** What does not hold once the person has made all text larger. */
export async function problemsOfLargeText(page: Page, where: string): Promise<readonly string[]> {
  await enlargeText(page, 130);
  const problems = await problemsOfRoom(page, `${where} at 130 %`);
  await enlargeText(page, 100);
  return problems;
}

/** Of every sheet, opened in English and shown in each of the languages. */
export async function problemsOfSheets(
  page: Page,
  world: JourneyWorld,
  languages: readonly LanguageCode[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const sheet of openSheets) {
    await setLanguage(page, world, 'en');
    await goTo(page, sheet.path);
    await sheet.open(page, world);
    for (const code of languages) {
      await showLanguage(page, world, code);
      await settle(page);
      problems.push(...(await problemsOfRoom(page, `${sheet.name} ${code}`)));
    }
    await closeSheet(page);
  }
  return problems;
}
