import type { RuntimeConfig } from './runtime-config.ts';

/** Below this the device keeps, for each address of an API, the areas that the server there was found to lack. */
export const lackingKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.lacking.${apiBase}`;

/** A configuration with what the server was found to lack; what the operator has decided stays. */
export function asFound(config: RuntimeConfig, lacking: string | undefined): RuntimeConfig {
  if (lacking === undefined || lacking === '') return config;
  const areas = lacking.split(' ').filter((area) => !config.decided.includes(area));
  return { ...config, products: { ...config.products, ...Object.fromEntries(areas.map((area) => [area, false])) } };
}
