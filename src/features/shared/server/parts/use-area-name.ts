import { useCallback } from 'react';
import type { ProductArea } from '../../../../core/config/product-areas.ts';
import { useCards } from '../../../../core/i18n/use-cards.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { cardWords, hasCard, menuNames } from '../model/area-names.ts';

/** The dictionaries that name areas. */
export const areaWords = ['home', ...cardWords] as const;

/** What areas are called: as their own card says it, or home's menu. */
export function useAreaName(): (area: ProductArea) => string {
  const home = useText('home');
  const card = useCards(cardWords);
  return useCallback((area) => (hasCard(area) ? card(area, 'name') : home(`menu.${menuNames[area]}`)), [home, card]);
}
