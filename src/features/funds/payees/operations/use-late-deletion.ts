import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useDeleteAddress } from '../data/saved-addresses.ts';

/** So long a deletion can be taken back: nothing is sent before. */
export const undoSeconds = 5;

export interface LateDeletion {
  /** On its way out; undefined while nothing is. */
  readonly leaving: SavedAddress | undefined;
  begin(address: SavedAddress): void;
  undo(): void;
}

interface Outcome {
  readonly onDeleted: () => void;
  readonly onFailed: (address: SavedAddress) => (error: AppError) => void;
}

/** Deletes after a pause in which nothing has been sent. Another deletion, and leaving the page, end the pause. */
export function useLateDeletion({ onDeleted, onFailed }: Outcome): LateDeletion {
  const remove = useDeleteAddress();
  const [leaving, setLeaving] = useState<SavedAddress>();
  const waiting = useRef<SavedAddress>(undefined);
  const last = useRef(Promise.resolve());
  const sendNow = (address: SavedAddress): void => {
    // Another one may still be under way, and one at a time is sent.
    last.current = last.current.then(() => remove.mutateAsync({ id: address.id })).then(onDeleted, onFailed(address));
  };
  const send = useEffectEvent(() => {
    const address = waiting.current;
    waiting.current = undefined;
    if (address === undefined) return;
    sendNow(address);
  });
  useEffect(() => {
    if (leaving === undefined) return undefined;
    const timer = setTimeout(() => {
      send();
      setLeaving(undefined);
    }, undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => () => send(), []);
  return {
    leaving,
    begin: (address) => {
      const before = waiting.current;
      // A second tap on the same answer.
      if (before?.id === address.id) return;
      // The one before has had its question and its pause.
      waiting.current = address;
      setLeaving(address);
      if (before !== undefined) sendNow(before);
    },
    undo: () => {
      waiting.current = undefined;
      setLeaving(undefined);
    },
  };
}
