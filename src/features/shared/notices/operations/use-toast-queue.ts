import { useCallback, useEffect, useState } from 'react';
import { useWait } from '../../../../core/time/read-times.ts';
import type { Toast } from '../model/toast.ts';

/** Long enough to read two lines; the list keeps what was missed. */
export const toastMs = 8000;

export interface ToastQueue {
  /** The one that shows. */
  readonly shown: Toast | undefined;
  add(toasts: readonly Toast[]): void;
  dismiss(toast: Toast): void;
  /** While held, it does not end by itself. */
  hold(isHeld: boolean): void;
}

/**
 * One after the other, each for a while. What weighs more comes first, also in the place of what is shown.
 * The while does not begin before there is a place for it. A card in focus keeps its place, and the rest comes after it.
 */
export function useToastQueue(
  weightOf: (toast: Toast) => number,
  { isWaiting, hasFocus }: { readonly isWaiting: boolean; readonly hasFocus: boolean },
): ToastQueue {
  const wait = useWait();
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [isHeld, hold] = useState(false);
  const [shown] = queue;
  const dismiss = useCallback((toast: Toast) => {
    setQueue((present) => present.filter(({ id }) => id !== toast.id));
    hold(false);
  }, []);
  const add = (toasts: readonly Toast[]): void =>
    setQueue((present) => {
      const kept = hasFocus ? present.slice(0, 1) : [];
      const rest = [...present.slice(kept.length), ...toasts];
      return [...kept, ...rest.toSorted((one, other) => weightOf(other) - weightOf(one))];
    });
  useEffect(() => {
    if (shown === undefined || isHeld || isWaiting) return undefined;
    return wait(toastMs, () => dismiss(shown));
  }, [shown, isHeld, isWaiting, wait, dismiss]);
  return { shown, add, dismiss, hold };
}
