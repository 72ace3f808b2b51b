import { useTranslation } from 'react-i18next';
import { textInstance } from './i18n.ts';
import type { Namespace } from './keys.d.ts';

/**
 * Has dictionaries arrive with the screen that opens parts of itself later: a part that fetched its own words when it is
 * tapped open would empty the whole screen for so long.
 */
export function useTextsAhead(namespaces: readonly Namespace[]): void {
  useTranslation([...namespaces], { i18n: textInstance });
}
