import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { textInstance } from './i18n.ts';
import type { Namespace, TextKey } from './keys.d.ts';
import type { LanguageCode } from './languages.ts';
import type { Text, TextParameters } from './use-text.ts';

/** The texts of one dictionary in a fixed language, not the person’s; suspends until they have loaded. */
export function useTextIn<Name extends Namespace>(language: LanguageCode, namespace: Name): Text<Name> {
  const { t } = useTranslation(namespace, { i18n: textInstance, lng: language });
  return useCallback((key: TextKey<Name>, parameters?: TextParameters) => t(key, parameters ?? {}), [t]);
}
