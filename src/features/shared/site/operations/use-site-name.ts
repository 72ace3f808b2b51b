import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useSiteConfiguration } from '../data/site.ts';

/** The name a person sees: the brand's, or else the server's. */
export function useSiteName(): string | undefined {
  const { brand } = useRuntimeConfig();
  const { data } = useSiteConfiguration();
  return brand?.name ?? data?.name;
}
