import type { RuntimeConfig } from './runtime-config.ts';

/** Storage key, per API address: the areas that the server was found to lack. */
export const lackingKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.lacking.${apiBase}`;

/** The configuration without the areas that the server was found to lack; the operator's decisions win. */
export function asFound(config: RuntimeConfig, lacking: string | undefined): RuntimeConfig {
  if (lacking === undefined || lacking === '') return config;
  const areas = lacking.split(' ').filter((area) => !config.decided.includes(area));
  return { ...config, products: { ...config.products, ...Object.fromEntries(areas.map((area) => [area, false])) } };
}
