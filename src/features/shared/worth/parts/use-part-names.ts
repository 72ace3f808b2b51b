import { useCallback } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { WorthPart } from '../model/net-worth.ts';
import { useProductWords } from './use-product-words.ts';

/** The name of a part of the net worth. */
export function usePartNames(): (part: WorthPart) => string {
  const t = useText('worth');
  const product = useProductWords();
  return useCallback(
    (part) => {
      switch (part) {
        case 'legal':
        case 'change':
        case 'lever':
        case 'micro':
        case 'positions':
        case 'stakes':
        case 'debts':
          return t(`parts.${part}`);
        default:
          return product(part, 'name');
      }
    },
    [t, product],
  );
}
