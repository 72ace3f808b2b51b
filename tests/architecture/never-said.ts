import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import { read } from '../support/source-files.ts';

interface NeverSaid {
  readonly practiceAsRealMoney: { readonly words: string; readonly example: string };
  /** Absent in English. */
  readonly rewards?: string;
}

/** What texts of a language may not say, as patterns: `locales/<language>/checks/never-said.json`. */
export function neverSaid(language: LanguageCode) {
  const { practiceAsRealMoney, rewards } = JSON.parse(read(`locales/${language}/checks/never-said.json`)) as NeverSaid;
  const { words, example } = practiceAsRealMoney;
  return {
    practiceAsRealMoney: { words: new RegExp(words, 'i'), example },
    /** Matches everything where the language has no pattern, so that the test asks for one. */
    rewards: new RegExp(rewards ?? '', 'i'),
  };
}
