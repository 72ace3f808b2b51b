import { productAreas } from './product-areas.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** Storage key, per API address: the areas that the server was found to lack. */
export const lackingKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.lacking.${apiBase}`;

/** The server is asked for these. The first four are told by the list of pairs. */
export const askedAreas = productAreas.slice(4);

/**
 * The configuration without the areas that the server was found to lack; the operator's decisions win. `lacking` is
 * undefined before the server has been asked: then no area is missing, and none that it is asked for is sure.
 */
export function asFound(config: RuntimeConfig, lacking: string | undefined): RuntimeConfig {
  if (lacking === '') return config;
  const areas = (lacking?.split(' ') ?? askedAreas).filter((area) => !config.decided.includes(area));
  if (lacking === undefined)
    return { ...config, sure: { ...config.products, ...Object.fromEntries(areas.map((area) => [area, undefined])) } };
  return { ...config, products: { ...config.products, ...Object.fromEntries(areas.map((area) => [area, false])) } };
}
