import { useMemo } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { KeptRequests } from '../../../../core/sending/kept-requests.ts';
import { useSentNotes } from '../../ticket/data/sent-notes.ts';
import { twinOf } from '../../orders/model/placed-order.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import { missingLevels, type MissingLevels } from '../model/stops-after.ts';

/** Which open positions go without a level that was asked for with their order, by id, as long as that wish is kept. */
export function useMissingStops(positions: readonly ContractOrder[]): ReadonlyMap<string, MissingLevels> {
  const noteFor = useSentNotes();
  return useMemo(() => {
    const symbols = [...new Set(positions.map(({ symbol }) => symbol))];
    const wishes = symbols.flatMap((symbol) =>
      new KeptRequests(noteFor(`contract-stops.${symbol}`), contractWay).all(),
    );
    return new Map(
      // While they are being set, nothing is missing yet.
      wishes
        .filter(({ phase }) => phase !== 'accepted')
        .flatMap(({ wish: sent, before }) => {
          const position = twinOf<ContractWay>(contractWay, { sent, before }, positions);
          const missing = position && missingLevels(sent, (level) => position[level] !== undefined);
          return position === undefined || missing === undefined ? [] : [[position.id, missing] as const];
        }),
    );
  }, [positions, noteFor]);
}
