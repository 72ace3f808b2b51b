import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Artist, ArtistPage, Artwork, SaleCurrency } from '../../../core/domain/products/artwork.ts';
import { lackingAs, type Page, type Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { withMoments } from '../../../core/i18n/server-moment.ts';
import { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useCounted } from '../../shared/nft/data/counted-artworks.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

const perPage = 12;
const staleMs = 10_000;
const detailAgainMs = 5_000;
const offerMs = 300_000;

/** One artwork with its file. */
export function useArtwork(artworkId: string): UseQueryResult<Artwork, AppError> {
  const port = usePort(ArtworksPort);
  const serverTimeZone = useServerZone();
  return useQuery({
    queryKey: rootKey(ArtworksPort, 'artwork', { artworkId }),
    queryFn: async () => withMoments(await port.artwork({ artworkId }), serverTimeZone),
    refetchInterval: detailAgainMs,
  });
}

/** The current state of one artwork. Fails like the port. */
export function useReadArtwork(): (artworkId: string) => Promise<Artwork> {
  const port = usePort(ArtworksPort);
  return useCallback((artworkId) => port.artwork({ artworkId }), [port]);
}

export function useArtists(): PagedRows<Artist> {
  const port = usePort(ArtworksPort);
  return usePagedRows({
    key: rootKey(ArtworksPort, 'artists'),
    read: (page) => port.artists({ page, limit: perPage }),
    pageOf: (page: Page<Artist>) => page,
    isEnabled: true,
    staleMs: offerMs,
  });
}

type ArtistReading = Pick<UseQueryResult<ArtistPage, AppError>, 'data' | 'error' | 'refetch'>;

const isNamed = ({ currencyName }: Artwork): boolean => currencyName !== '';

/** Servers name the currencies of such works by their ids alone; those of no known one stay without a name. */
export function useArtist(artistId: string): ArtistReading {
  const { data, error, refetch } = useArtistAsTold(artistId);
  const works = [...(data?.artworks ?? []), ...(data?.favourites ?? [])];
  const { data: currencies = [] } = useSaleCurrencies(!works.every(isNamed));
  const named = (artwork: Artwork): Artwork =>
    isNamed(artwork)
      ? artwork
      : { ...artwork, currencyName: currencies.find(({ id }) => id === artwork.currencyId)?.name ?? '' };
  return {
    data:
      data === undefined
        ? undefined
        : {
            ...data,
            artworks: lackingAs(data.artworks.map(named), data.artworks),
            favourites: lackingAs(data.favourites.map(named), data.favourites),
          },
    error,
    refetch,
  };
}

function useArtistAsTold(artistId: string): UseQueryResult<ArtistPage, AppError> {
  const port = usePort(ArtworksPort);
  const counted = useCounted();
  return useQuery({
    queryKey: rootKey(ArtworksPort, 'artist', { artistId }),
    queryFn: async () => {
      const artist = await port.artist({ artistId });
      return { ...artist, artworks: counted(artist.artworks), favourites: counted(artist.favourites) };
    },
    enabled: artistId !== '',
    staleTime: staleMs,
  });
}

/** The currencies of the market; disabled unless `isEnabled`. */
export function useSaleCurrencies(isEnabled = true): UseQueryResult<Rows<SaleCurrency>, AppError> {
  const port = usePort(ArtworksPort);
  return useQuery({
    queryKey: rootKey(ArtworksPort, 'saleCurrencies'),
    queryFn: () => port.saleCurrencies(),
    enabled: isEnabled,
    staleTime: offerMs,
  });
}

/** The person's marked works; disabled for visitors. */
export function useMarkedArtworks(): UseQueryResult<Rows<Artwork>, AppError> {
  const port = usePort(ArtworksPort);
  const { isSignedIn } = useSession();
  const counted = useCounted();
  return useQuery({
    queryKey: rootKey(ArtworksPort, 'markedArtworks'),
    queryFn: async () => counted(await port.markedArtworks()),
    enabled: isSignedIn,
    staleTime: staleMs,
  });
}

/** Marks it or takes the mark away; never rejects, and everything that shows marks is read again. */
export function useMarkArtwork(): (mark: { code: string }) => Promise<Answer> {
  const port = usePort(ArtworksPort);
  const queries = useQueryClient();
  return useCallback(
    async (mark) => {
      const answer = await answerOf(queries, port.markArtwork(mark));
      void queries.invalidateQueries({ queryKey: rootKey(ArtworksPort) });
      return answer;
    },
    [port, queries],
  );
}
