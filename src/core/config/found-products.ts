import type { RuntimeConfig } from './runtime-config.ts';

/** Storage key, per API address: the areas and single entries that the server was found to lack. */
export const lackingKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.lacking.${apiBase}`;

/** The configuration without the areas that the server was found to lack; the operator's decisions win. */
export function asFound(config: RuntimeConfig, lacking: string | undefined): RuntimeConfig {
  if (lacking === undefined || lacking === '') return config;
  const areas = lacking.split(' ').filter((name) => name in config.products && !config.decided.includes(name));
  return { ...config, products: { ...config.products, ...Object.fromEntries(areas.map((area) => [area, false])) } };
}
