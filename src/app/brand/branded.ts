import type { RuntimeConfig } from '../../core/config/runtime-config.ts';

/** The configuration with its brand judged and worn by the page; most have none, and load nothing for it. */
export async function branded(config: RuntimeConfig): Promise<RuntimeConfig> {
  if (config.writtenBrand === undefined) return config;
  const { wearBrand } = await import('./wear-brand.ts');
  return { ...config, brand: wearBrand(config.writtenBrand) };
}
