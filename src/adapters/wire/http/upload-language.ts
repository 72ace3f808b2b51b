import type { LanguageCode } from '../../../core/i18n/languages.ts';

/** The upload knows three languages of its own. */
export function uploadLanguage(language: LanguageCode): string {
  if (language === 'zh') return 'zh-cn';
  return language === 'hk' ? 'zh-tw' : 'en';
}
