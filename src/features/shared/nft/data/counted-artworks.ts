import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Artwork } from '../../../../core/domain/artwork.ts';
import { withMoments } from '../../../../core/i18n/server-moment.ts';

/** Artworks with the moments that their sales can be counted down to, as far as server or configuration tell them. */
export function useCounted(): (artworks: readonly Artwork[]) => readonly Artwork[] {
  const { serverTimeZone } = useRuntimeConfig();
  return useCallback((artworks) => artworks.map((one) => withMoments(one, serverTimeZone)), [serverTimeZone]);
}
