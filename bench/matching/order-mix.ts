/** What one of the mixed orders does. Prices are whole price steps, sizes whole lots. */
export type MixedOrder =
  | {
      readonly kind: 'limit';
      readonly id: number;
      readonly side: 'buy' | 'sell';
      readonly price: number;
      readonly lots: number;
    }
  | { readonly kind: 'cancel'; readonly id: number };

export const middlePrice = 100_000;

/** The same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Half of them rest near the middle, a quarter crosses it, a quarter takes an earlier order back (which may have been
 * filled meanwhile). The middle wanders, so that levels come and go.
 */
export function orderMix(count: number, seed = 7): readonly MixedOrder[] {
  const next = chance(seed);
  const orders: MixedOrder[] = [];
  const placed: number[] = [];
  let middle = middlePrice;
  for (let id = 1; orders.length < count; id += 1) {
    const kind = next();
    if (kind < 0.25 && placed.length > 0) {
      orders.push({ kind: 'cancel', id: takenFrom(placed, next()) });
      continue;
    }
    middle += Math.round((next() - 0.5) * 4);
    const side = next() < 0.5 ? 'buy' : 'sell';
    const away = kind < 0.75 ? 1 + Math.floor(next() ** 2 * 200) : -Math.floor(next() * 40);
    const price = side === 'buy' ? middle - away : middle + away;
    orders.push({ kind: 'limit', id, side, price, lots: 1 + Math.floor(next() * 100) });
    placed.push(id);
  }
  return orders;
}

/** Of the latest few hundred: old orders are seldom taken back. */
function takenFrom(placed: number[], even: number): number {
  const position = placed.length - 1 - Math.floor(even * Math.min(placed.length, 400));
  const [id = 0] = placed.splice(position, 1);
  return id;
}
