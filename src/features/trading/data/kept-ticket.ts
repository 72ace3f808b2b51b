import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useSession } from '../../../core/session/use-session.ts';

const prefix = 'tandem.ticket.';
const ownerMark = '|';

export interface KeptTicket {
  /** What was kept; undefined when there is nothing, or it is somebody else's. */
  readonly text: string | undefined;
  keep(text: string): void;
}

/**
 * The ticket of this tab, kept for the way over the login page and back. It belongs to one person and one account:
 * whatever belongs to another is thrown away on reading, so that amounts never move between real and simulated money.
 */
export function useKeptTicket(symbol: string): KeptTicket {
  const { id } = useAccount();
  const { userId } = useSession();
  const text = useMemo(() => {
    dropTicketsOfOthers(id);
    return ownText(sessionStorage.getItem(keyOf(id, symbol)), userId);
  }, [id, symbol, userId]);
  const keep = useCallback(
    (next: string) => {
      try {
        sessionStorage.setItem(keyOf(id, symbol), `${userId ?? ''}${ownerMark}${next}`);
      } catch {
        // A full or forbidden storage costs the memory of the ticket, nothing else.
      }
    },
    [id, symbol, userId],
  );
  return { text, keep };
}

const keyOf = (account: string, symbol: string): string => `${prefix}${account}.${symbol}`;

/** A visitor's ticket goes on with whoever signs in; a person's only with that person. */
function ownText(kept: string | null, userId: string | undefined): string | undefined {
  if (kept === null) return undefined;
  const mark = kept.indexOf(ownerMark);
  const owner = kept.slice(0, mark);
  return owner === '' || userId === undefined || owner === userId ? kept.slice(mark + 1) : undefined;
}

function dropTicketsOfOthers(account: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(`${prefix}${account}.`)) sessionStorage.removeItem(key);
  }
}
