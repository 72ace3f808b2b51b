import { useState, type FocusEvent } from 'react';

interface HeldOrder<Row> {
  readonly rows: readonly Row[];
  /** Spread on what holds the rows. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Rows that are ordered by a figure that moves stay where they are while the pointer or the keyboard is among them: otherwise
 * a tap on what closes one would reach another. New ones come last meanwhile.
 */
export function useHeldOrder<Row extends { readonly id: string }>(
  sorted: readonly Row[],
  isSorted: boolean,
): HeldOrder<Row> {
  const [held, setHeld] = useState<readonly string[]>();
  const keep = (): void => setHeld((before) => before ?? sorted.map(({ id }) => id));
  const letGo = (): void => setHeld(undefined);
  return {
    rows: held === undefined || !isSorted ? sorted : inHeldOrder(sorted, held),
    hold: {
      onPointerEnter: keep,
      onPointerLeave: letGo,
      onFocus: keep,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) letGo();
      },
    },
  };
}

function inHeldOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  held: readonly string[],
): readonly Row[] {
  const places = new Map(held.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row): number => places.get(id) ?? held.length;
  return rows.toSorted((left, right) => placeOf(left) - placeOf(right));
}
