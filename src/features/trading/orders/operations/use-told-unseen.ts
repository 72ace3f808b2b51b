import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../../../core/ui/notify.ts';

interface Ending {
  readonly isOver: boolean;
  /** The sheet is open, and tells by itself. */
  readonly isShown: boolean;
  /** What was not done; undefined where all was. */
  readonly undone: string | undefined;
}

/** Tells what of several changes was not done, at their end, where the sheet that asked for them was closed in the middle. */
export function useToldUnseen({ isOver, isShown, undone }: Ending): void {
  const tell = useEffectEvent(() => {
    if (!isShown && undone !== undefined) notify.problem(undone);
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}
