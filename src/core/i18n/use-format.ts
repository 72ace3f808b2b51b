import { useSyncExternalStore } from 'react';
import { languageTagOf, textInstance } from './i18n.ts';
import { formatOf, type Format } from './format.ts';

function watchLanguage(listener: () => void): () => void {
  textInstance.on('languageChanged', listener);
  return () => textInstance.off('languageChanged', listener);
}

const language = (): string => textInstance.language;

/** Figures and times as the person's language writes them. */
export const useFormat = (): Format => formatOf(languageTagOf(useSyncExternalStore(watchLanguage, language)));
