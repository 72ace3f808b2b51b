import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../../src/core/i18n/languages.ts';
import { problemsOfRoom } from './clipped-texts.ts';
import { enlargeText, setLanguage, showLanguage } from './device.ts';
import { openSheets } from './sheets.ts';
import { closeSheet, goTo, settle } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** The language whose words take most room. */
export const longest: LanguageCode = 'ru';

/** Letters of their own, of those that have some. */
const letters: Partial<Record<LanguageCode, string>> = {
  jp: 'あ国',
  kor: '한글',
  ru: 'Жы',
  th: 'กฐ',
  turkish: 'ğş',
  zh: '国张',
  hk: '國張',
};

/** The languages whose letters this machine draws as boxes. Of those a walk measures nothing that a person sees. */
export const languagesInBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.font = `40px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (letter: string): string => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(letter, 10, 60);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
    };
    const [box] = ['\u{10FFFD}'].map(drawn);
    return Object.entries(all).flatMap(([code, text]) =>
      Array.from(text).some((one) => drawn(one) === box) ? [code] : [],
    );
  }, letters);

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
