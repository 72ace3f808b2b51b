import { Suspense, useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { takeLeftRun } from '../data/take-left-run.ts';

export interface LeftRunProps {
  /** Its place in the storage of the tab. */
  readonly memoryKey: string;
  /** It goes on, or its sheet is open and tells by itself. */
  readonly isOpen: boolean;
  readonly text: 'ladder.left' | 'cancelLeft';
}

/** Says how far several orders came whose sheet was closed, or whose page was left, in the middle. Sends nothing. */
export const LeftRun = (props: LeftRunProps) => (
  <Suspense>
    <Looking {...props} />
  </Suspense>
);

function Looking({ memoryKey, isOpen, text }: LeftRunProps): undefined {
  const t = useText('records');
  const { count } = useFormat();
  const { userId } = useSession();
  const look = useEffectEvent(() => {
    const left = takeLeftRun(memoryKey, userId);
    if (left !== undefined) notify.problem(t(text, { done: count(left.done), n: count(left.count) }));
  });
  useEffect(() => {
    if (!isOpen) look();
  }, [isOpen]);
  return undefined;
}
