import { useCallback } from 'react';
import { productAreas, wordsOf, type AreaWithCard, type ProductArea } from '../../../../core/config/product-areas.ts';
import { useCards } from '../../../../core/i18n/use-cards.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { menuNames } from '../model/area-names.ts';

const cards = productAreas.flatMap((area) => wordsOf(area) ?? []);
/** The dictionaries that name areas. */
export const areaWords = ['home', ...cards] as const;
const isInMenu = (area: ProductArea): area is Exclude<ProductArea, AreaWithCard> => wordsOf(area) === undefined;

/** What areas are called: as home's menu says it, or as their own card does. */
export function useAreaName(): (area: ProductArea) => string {
  const home = useText('home');
  const card = useCards(cards);
  return useCallback(
    (area) => (isInMenu(area) ? home(`menu.${menuNames[area]}`) : card(wordsOf(area), 'name')),
    [home, card],
  );
}
