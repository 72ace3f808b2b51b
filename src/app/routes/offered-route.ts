import { isOffered, missingPage, type Products } from '../../core/config/offered.ts';
import type { ProductArea } from '../../core/config/product-areas.ts';
import type { RuntimeConfig } from '../../core/config/runtime-config.ts';
import type { FeatureRoute, TabId } from '../../core/navigation/feature-route.ts';
import { findRoute } from './route-table.ts';
import { tabRoutes, tabSets, type TabSetName } from './tab-set.ts';

/** The route of an address; undefined for an unknown one, and for an area that is off. */
export function offeredRoute(products: Products, pathname: string): FeatureRoute | undefined {
  const route = findRoute(pathname);
  return route !== undefined && missingPage(products, route.path) === undefined ? route : undefined;
}

/** Orders of these stand when their product goes: their addresses lead to what is left. */
const withOrders: readonly ProductArea[] = ['spot', 'contracts', 'options'];

/**
 * The area that the server lacks, or that the operator has just taken away, for a known address; undefined otherwise, and
 * for areas that the operator left out from the beginning, unless a person can still have orders there.
 */
export function missingRouteArea(
  { products, decided, taken = [] }: Pick<RuntimeConfig, 'products' | 'decided' | 'taken'>,
  pathname: string,
): ProductArea | undefined {
  const route = findRoute(pathname);
  const area = route === undefined ? undefined : missingPage(products, route.path);
  return area === undefined || !decided.includes(area) || [...taken, ...withOrders].includes(area) ? area : undefined;
}

/** The tabs of a set in the brand's order, without areas that are off, and without a quiz that the server lacks. */
export const offeredTabs = (
  { products, capabilities, brand }: Pick<RuntimeConfig, 'capabilities' | 'brand'> & { readonly products: Products },
  set: TabSetName,
): readonly TabId[] => {
  const tabs = tabSets[set].filter(
    (tab) => isOffered(products, tabRoutes[tab]) && (tab !== 'guess' || capabilities.quiz),
  );
  return brand?.inOrder?.('tabs', tabs) ?? tabs;
};

/** The selected tab of a route: its own, or its area's when the operator's set lacks that tab. */
export const litTab = (tabs: readonly TabId[], tab: TabId | undefined, area: TabId | undefined): TabId | undefined =>
  tab !== undefined && tabs.includes(tab) ? tab : area;
