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
 * Loads all dictionaries of a lazy part before any of it shows. A dictionary requested later, by a list or a notice
 * that appears, would suspend the whole part: a field being typed in would lose the focus and the keystrokes.
 * `tests/architecture/words-ahead.test.ts` checks which ones a part needs.
 */
export function useTextsAhead(namespaces: readonly Namespace[]): void {
  useTranslation([...namespaces], options);
}
