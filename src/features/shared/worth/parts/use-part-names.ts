import { useCallback } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { FinanceProductId } from '../model/finance-products.ts';
import type { WorthPart } from '../model/net-worth.ts';
import { useProductWords } from './use-product-words.ts';

type OwnPart = Exclude<WorthPart, FinanceProductId>;
const ownParts: readonly WorthPart[] = [
  'fiat',
  'spot',
  'contracts',
  'options',
  'positions',
  'stakes',
  'debts',
  'portfolios',
] satisfies readonly OwnPart[];
const isOwn = (part: WorthPart): part is OwnPart => ownParts.includes(part);

/** The name of a part of the net worth. */
export function usePartNames(): (part: WorthPart) => string {
  const t = useText('worth');
  const product = useProductWords();
  return useCallback((part) => (isOwn(part) ? t(`parts.${part}`) : product(part, 'name')), [t, product]);
}
