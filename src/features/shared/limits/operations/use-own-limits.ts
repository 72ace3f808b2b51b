import { useKeptLimits } from '../data/kept-limits.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { limitsAt, readLimits, writeLimits, type OwnLimits, type ServerNow } from '../model/own-limits.ts';

export interface OwnLimitsControl {
  /** As they hold now. */
  readonly limits: OwnLimits;
  readonly now: ServerNow;
  /** The server's time, or the device's while that is not known. */
  readonly at: number;
  /** As they hold at the moment of asking, for what is decided then. */
  read(): { readonly limits: OwnLimits; readonly now: ServerNow; readonly at: number };
  change(next: (limits: OwnLimits, now: ServerNow, at: number) => OwnLimits): void;
}

/** The person's own limits in this account, kept on this device alone: they outlive signing out. */
export function useOwnLimits(): OwnLimitsControl {
  const kept = useKeptLimits();
  const times = useReadTimes();
  const now = times.server();
  return {
    limits: limitsAt(readLimits(kept.text), now),
    now,
    at: times.best(),
    read: () => ({ limits: readLimits(kept.read()), now: times.server(), at: times.best() }),
    change: (next) => kept.write(writeLimits(next(readLimits(kept.read()), times.server(), times.best()), kept.read())),
  };
}
