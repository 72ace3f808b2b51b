import { Suspense, useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { takeLeftLadder } from '../data/kept-ladder.ts';

export interface LeftLadderProps {
  /** Its place in the storage of the tab. */
  readonly memoryKey: string;
  /** The sheet of the ladder is open, and tells by itself. */
  readonly isOpen: boolean;
}

/** Says how far a ladder came whose sheet was closed, or whose page was left, while its orders were sent. Sends nothing. */
export const LeftLadder = (props: LeftLadderProps) => (
  <Suspense>
    <Looking {...props} />
  </Suspense>
);

function Looking({ memoryKey, isOpen }: LeftLadderProps): undefined {
  const t = useText('records');
  const { count } = useFormat();
  const { userId } = useSession();
  const look = useEffectEvent(() => {
    const left = takeLeftLadder(memoryKey, userId);
    if (left !== undefined) notify.problem(t('ladder.left', { done: count(left.placed), n: count(left.count) }));
  });
  useEffect(() => {
    if (!isOpen) look();
  }, [isOpen]);
  return undefined;
}
