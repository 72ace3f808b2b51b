import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';

/** Stars in a person's own order; those without a place in it follow as they were starred. */
export function inOwnOrder(ids: readonly CurrencyId[], order: readonly CurrencyId[]): readonly CurrencyId[] {
  const starred = new Set(ids);
  return [...new Set([...order.filter((id) => starred.has(id)), ...ids])];
}

/** The list with one entry moved to a place, counted from 0; unchanged without that entry. */
export function movedTo(ids: readonly CurrencyId[], id: CurrencyId, place: number): readonly CurrencyId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id).toSpliced(place, 0, id) : ids;
}
