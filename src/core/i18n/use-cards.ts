import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { textInstance } from './i18n.ts';
import type { Card, CardNamespace } from './keys.d.ts';

export type CardFact = keyof Card['card'];

const options = { i18n: textInstance };

/** The texts of products in lists of products, each from its own dictionary; suspends until all have loaded. */
export function useCards(namespaces: readonly CardNamespace[]): (of: CardNamespace, fact: CardFact) => string {
  const { t } = useTranslation([...namespaces], options);
  return useCallback((of, fact) => t(`card.${fact}`, { ns: of }), [t]);
}
