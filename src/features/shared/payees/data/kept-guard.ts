import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/ports/clock.ts';
import { useSharedText } from '../../kept-text/data/shared-text.ts';

/** Neither a person nor an address is named below it, so it may stay when somebody logs out: that would be the way around it. */
const key = 'payees.guard';

export interface KeptGuard {
  readonly text: string | undefined;
  readonly write: (text: string) => boolean;
  /** The clock by which it is judged. */
  readonly clock: Clock;
}

/** What somebody has chosen about addresses on this device, as text. */
export function useKeptGuard(): KeptGuard {
  const clock = usePort(Clock);
  const [text, write] = useSharedText(key);
  return { text, write, clock };
}
