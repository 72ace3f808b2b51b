import { useTranslation } from 'react-i18next';
import { languageTagOf, textInstance } from './i18n.ts';
import { formatOf, type Format } from './format.ts';

/** Figures and times as the person's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation('common', { i18n: textInstance });
  return formatOf(languageTagOf(i18n.language));
}
