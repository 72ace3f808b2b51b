import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Lacking, Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { FavouritesPort, type Favourite } from '../../../../core/ports/favourites-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { toggledCurrency, unionFavourites, withStarBack } from './favourite-list.ts';
import { localFavouritesOf, type KeptCurrencies } from './kept-currencies.ts';
import { uniteFavourites } from './unite-favourites.ts';

/** A star in flight has no id yet. */
const idOnTheWay = '';

const favouritesQuery = (account: AccountScope, local: KeptCurrencies) =>
  queryOptions<Rows<Favourite>, AppError>({
    queryKey: accountKey(account, FavouritesPort, 'favourites'),
    queryFn: () => uniteFavourites(account.port(FavouritesPort), local),
    staleTime: 60_000,
  });

export interface Favourites {
  /** Base currencies in the order they were starred. */
  readonly ids: readonly CurrencyId[];
  /** Unreadable stars of the server. */
  readonly lacking: Lacking | undefined;
  has(id: CurrencyId): boolean;
  /** Shows at once; comes back when the server refuses. */
  toggle(id: CurrencyId): void;
  readonly isLoading: boolean;
  /** Why the list could not be read. */
  readonly error: AppError | null;
  /** Why the last star was taken back. */
  readonly refusal: AppError | null;
  retry(): void;
}

/** The starred currencies of the account: on this device for visitors, on the server for members. */
export function useFavourites(): Favourites {
  const account = useAccount();
  const storage = usePort(KeyValueStorage);
  const { isSignedIn } = useSession();
  const local = localFavouritesOf(storage, account.id);
  const localIds = useSyncExternalStore(local.watch, local.list);
  const { data, error, isLoading, refetch } = useQuery({ ...favouritesQuery(account, local), enabled: isSignedIn });
  const star = useToggleFavourite();
  const ids = useMemo(() => unionFavourites(isSignedIn ? (data ?? []) : [], localIds), [isSignedIn, data, localIds]);
  const starred = useMemo(() => new Set(ids), [ids]);
  const isLocalOnly = (id: CurrencyId): boolean =>
    !isSignedIn || (localIds.includes(id) && data?.some((one) => one.currencyId === id) !== true);
  return {
    ids,
    lacking: data,
    has: (id) => starred.has(id),
    toggle: (id) => {
      if (isLocalOnly(id)) local.replace(toggledCurrency(localIds, id));
      else
        star.mutate({
          currencyId: id,
          isStarred: !starred.has(id),
          favouriteId: data?.find((one) => one.currencyId === id)?.id,
        });
    },
    isLoading,
    error,
    refusal: star.error,
    retry: () => void refetch(),
  };
}

interface StarChange {
  readonly currencyId: CurrencyId;
  readonly isStarred: boolean;
  /** Of the star that goes, as far as it is known. */
  readonly favouriteId: string | undefined;
}

async function idOfStar(port: FavouritesPort, change: StarChange): Promise<string | undefined> {
  if (change.favouriteId !== undefined && change.favouriteId !== idOnTheWay) return change.favouriteId;
  return (await port.favourites()).find((one) => one.currencyId === change.currencyId)?.id;
}

function useToggleFavourite() {
  const account = useAccount();
  const queries = useQueryClient();
  const port = account.port(FavouritesPort);
  const queryKey = accountKey(account, FavouritesPort, 'favourites');
  const shown = (): readonly Favourite[] => queries.getQueryData<readonly Favourite[]>(queryKey) ?? [];
  return useMutation<void, AppError, StarChange, { readonly place: number }>({
    // One after the other: taking a star back needs the id that giving it brought.
    scope: { id: `favourites.${account.id}` },
    mutationFn: async (change) => {
      const { currencyId } = change;
      if (change.isStarred) {
        const id = await port.addFavourite({ currencyId });
        queries.setQueryData(
          queryKey,
          shown().map((one) => (one.currencyId === currencyId ? { id, currencyId } : one)),
        );
        return;
      }
      const favouriteId = await idOfStar(port, change);
      if (favouriteId !== undefined) await port.removeFavourite({ favouriteId });
    },
    onMutate: async ({ currencyId, isStarred }) => {
      await queries.cancelQueries({ queryKey });
      const place = shown().findIndex((one) => one.currencyId === currencyId);
      const others = shown().filter((one) => one.currencyId !== currencyId);
      queries.setQueryData(queryKey, isStarred ? [...others, { id: idOnTheWay, currencyId }] : others);
      return { place };
    },
    onError: (_error, { currencyId, isStarred, favouriteId = idOnTheWay }, before) => {
      const others = shown().filter((one) => one.currencyId !== currencyId);
      const back = withStarBack(others, { id: favouriteId, currencyId }, before?.place ?? -1);
      queries.setQueryData(queryKey, isStarred ? others : back);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
