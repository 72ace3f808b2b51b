import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { textInstance } from './i18n.ts';
import type { Namespace, TextKey } from './keys.d.ts';

/** `count` chooses the plural form. Numbers are formatted before they get here. */
export type TextParameters = Readonly<Record<string, string | number | undefined>>;
export type Text<Name extends Namespace> = (key: TextKey<Name>, parameters?: TextParameters) => string;

/** One for all calls: the library compares it by identity, and works everything out anew for another. */
const options = { i18n: textInstance };

/** The texts of one dictionary; suspends until it is there. */
export function useText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t } = useTranslation(namespace, options);
  return useCallback((key: TextKey<Name>, parameters?: TextParameters) => t(key, parameters ?? {}), [t]);
}

/**
 * Has all dictionaries of a part that is fetched arrive before any of it is shown. One that is first asked for later, by a
 * list or a notice that appears, takes the whole part away until it is there: the field that is being typed in loses
 * the focus, and what is typed meanwhile. Which ones a part needs is checked: `tests/architecture/words-ahead.test.ts`.
 */
export function useTextsAhead(namespaces: readonly Namespace[]): void {
  useTranslation([...namespaces], options);
}
