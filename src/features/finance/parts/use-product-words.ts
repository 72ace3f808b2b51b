import { useCallback } from 'react';
import { wordsOf, type AreaWithCard } from '../../../core/config/product-areas.ts';
import { useCards, type CardFact } from '../../../core/i18n/use-cards.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { cardWords, type FinanceProductId } from '../model/finance-products.ts';

const isOfHub = (id: FinanceProductId): id is Exclude<FinanceProductId, AreaWithCard> => wordsOf(id) === undefined;

/** What the hub says of a product: from its own dictionary where it brings a card, otherwise from the hub's. */
export function useProductWords(): (id: FinanceProductId, fact: CardFact) => string {
  const t = useText('finance');
  const card = useCards(cardWords);
  return useCallback((id, fact) => (isOfHub(id) ? t(`products.${id}.${fact}`) : card(wordsOf(id), fact)), [t, card]);
}
