import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Favourite } from '../../../../core/ports/favourites-port.ts';

/** The stars a person sees: those of the server, then those that only this device knows, each currency once. */
export function unionFavourites(server: readonly Favourite[], local: readonly CurrencyId[]): readonly CurrencyId[] {
  return [...new Set([...server.map((favourite) => favourite.currencyId), ...local])];
}

/** The stars that the server lacks. */
export function missingFavourites(server: readonly Favourite[], local: readonly CurrencyId[]): readonly CurrencyId[] {
  const known = new Set(server.map((favourite) => favourite.currencyId));
  return [...new Set(local)].filter((id) => !known.has(id));
}

/** The list with the star of one currency toggled; a new star goes to the end. */
export function toggledCurrency(list: readonly CurrencyId[], id: CurrencyId): readonly CurrencyId[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

/** Reads a stored list; anything that is not a list of texts counts as empty. */
export function readCurrencyIds(stored: string | undefined): readonly CurrencyId[] {
  const list = parsedText(stored);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** The list with a star restored at its former place; at the end if that place no longer exists. */
export function withStarBack(list: readonly Favourite[], star: Favourite, place: number): readonly Favourite[] {
  const others = list.filter((one) => one.currencyId !== star.currencyId);
  return place < 0 ? [...others, star] : others.toSpliced(place, 0, star);
}
