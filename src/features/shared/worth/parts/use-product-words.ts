import { useCallback } from 'react';
import { useCards, type CardFact } from '../../../../core/i18n/use-cards.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { cardWords, hasCard } from '../../server/model/area-names.ts';
import type { FinanceProductId } from '../model/finance-products.ts';

/** What the hub says of a product: from its own dictionary where it brings a card, otherwise from the hub's. */
export function useProductWords(): (id: FinanceProductId, fact: CardFact) => string {
  const t = useText('finance');
  const card = useCards(cardWords);
  return useCallback((id, fact) => (hasCard(id) ? card(id, fact) : t(`products.${id}.${fact}`)), [t, card]);
}
