import { useEffect, useRef } from 'react';
import { useLearnServerZone } from '../../shared/server/data/learn-server-zone.ts';

/** What is known of an order that may just have been placed. */
interface PlacedState {
  readonly kind: string;
  readonly snapshot?: { readonly id: string };
  readonly wasLost?: boolean;
}

/**
 * Takes the time that the server wrote on an order which appears in its list while the person waits for it. One that was
 * there before, or was looked for after its answer was lost, may be of any time.
 */
export function useZoneOfPlaced(state: PlacedState, writtenAt: string | undefined): void {
  const learn = useLearnServerZone();
  const awaited = useRef<string>(undefined);
  const { kind, snapshot, wasLost = false } = state;
  const id = wasLost ? undefined : snapshot?.id;
  useEffect(() => {
    if (kind === 'sending' || (kind === 'placed' && writtenAt === undefined)) awaited.current = id;
    if (kind !== 'placed' || writtenAt === undefined || id === undefined || awaited.current !== id) return;
    awaited.current = undefined;
    learn(writtenAt);
  }, [kind, id, writtenAt, learn]);
}
