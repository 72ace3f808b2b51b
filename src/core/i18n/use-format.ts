import { useSyncExternalStore } from 'react';
import { languageTagOf, textInstance } from './i18n.ts';
import { formatOf, watchServerTimes, type Format } from './format.ts';

function watch(listener: () => void): () => void {
  textInstance.on('languageChanged', listener);
  const unwatch = watchServerTimes(listener);
  return () => {
    textInstance.off('languageChanged', listener);
    unwatch();
  };
}

const format = (): Format => formatOf(languageTagOf(textInstance.language));

/** Figures and times as the person's language writes them. */
export const useFormat = (): Format => useSyncExternalStore(watch, format);
