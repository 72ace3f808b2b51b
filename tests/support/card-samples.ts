import { formatOf } from '../../src/core/i18n/format.ts';
import { languageTagOf, loadTexts, textInstance } from '../../src/core/i18n/i18n.ts';
import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import type { Namespace } from '../../src/core/i18n/keys.d.ts';
import type { Text } from '../../src/core/i18n/use-text.ts';
import type { ClosedResult } from '../../src/features/journal/model/closed-result.ts';
import { statisticsOf } from '../../src/features/journal/model/statistics.ts';
import type { CardOrigin, CardWords, PeriodOfCard } from '../../src/features/journal/parts/card/card-texts.ts';

/** What cards are written with in one language. */
export async function cardWords(language: LanguageCode): Promise<CardWords> {
  await textInstance.changeLanguage(language);
  await loadTexts(['common', 'journal', 'records']);
  const textOf =
    <Name extends Namespace>(name: Name): Text<Name> =>
    (key, parameters) =>
      textInstance.getFixedT(language, name)(key, parameters ?? {});
  return {
    t: textOf('journal'),
    common: textOf('common'),
    records: textOf('records'),
    format: formatOf(languageTagOf(language)),
  };
}

export const cardOrigin = (changes: Partial<CardOrigin> = {}): CardOrigin => ({
  brand: 'Tandem',
  mode: 'live',
  hasAmounts: false,
  today: { day: '2026-11-28', isServers: true },
  ...changes,
});

export const cardPeriod = (results: readonly ClosedResult[], changes: Partial<PeriodOfCard> = {}): PeriodOfCard => ({
  name: 'November 2026',
  currency: 'USDT',
  results,
  statistics: statisticsOf(results),
  records: { isWhole: true, isSpotLeftOut: false },
  ...changes,
});
