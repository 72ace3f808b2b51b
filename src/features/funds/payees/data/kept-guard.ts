import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';

/** It holds no address, so it outlives signing out; otherwise signing out would bypass the guard. */
const key = 'payees.guard';

export interface KeptGuard {
  readonly text: string | undefined;
  readonly write: (text: string) => boolean;
  /** Its owner; undefined until the person is known. */
  readonly owner: string | undefined;
  /** The clock by which it is judged. */
  readonly clock: Clock;
}

/** People's choices about addresses on this device, as text, and the current person. */
export function useKeptGuard(): KeptGuard {
  const clock = usePort(Clock);
  const { userId } = useSession();
  const [text, write] = useSharedText(key);
  return { text, write, owner: userId, clock };
}
