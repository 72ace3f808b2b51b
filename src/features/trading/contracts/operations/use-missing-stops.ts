import { useMemo } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { KeptRequests } from '../../../../core/sending/kept-requests.ts';
import { useSentNotes } from '../../ticket/data/sent-notes.ts';
import { twinOf } from '../../orders/model/placed-order.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import { missingLevels, type MissedStops, type MissingLevels } from '../model/stops-after.ts';

/** What open positions go without that was asked for with their order, by id, as long as that wish is kept. */
export function useMissedStops(positions: readonly ContractOrder[]): ReadonlyMap<string, MissedStops> {
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
          if (position === undefined || missing === undefined) return [];
          return [[position.id, { missing, stops: sent.stops }] as const];
        }),
    );
  }, [positions, noteFor]);
}

/** Which of the wanted levels they are. */
export function useMissingStops(positions: readonly ContractOrder[]): ReadonlyMap<string, MissingLevels> {
  const missed = useMissedStops(positions);
  return useMemo(() => new Map([...missed].map(([id, { missing }]) => [id, missing])), [missed]);
}
