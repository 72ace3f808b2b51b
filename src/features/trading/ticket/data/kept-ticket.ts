import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import { countDepartures, onDeparture } from '../../../../core/session/leaving.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { movePrefix, ticketPrefix as prefix } from '../../../../core/session/what-stays.ts';

const ownerMark = '|';

export interface KeptTicket {
  /** The stored ticket; undefined without one, or when it belongs to another person. */
  readonly text: string | undefined;
  /** Changes when the ticket on screen turns out to be another person's, or its owner has logged out: start over. */
  readonly generation: string;
  /** `isTyped`: the person has entered something, so the other tabs are notified. */
  keep(text: string, isTyped: boolean): void;
  /** Called with another tab's draft of the same person. */
  watch(listener: (text: string) => void): Unsubscribe;
}

/**
 * The ticket of this tab, kept across the login page, and shared with the other tabs of the account. It belongs to one
 * person and one account: another owner's ticket is dropped on reading, so that amounts never move between real and
 * simulated money. Not on screen, it drops none: the one on screen may be the other account's.
 */
export function useKeptTicket(symbol: string, isOnScreen = true): KeptTicket {
  const { id } = useAccount();
  const { userId } = useSession();
  const shared = usePort(PersonalStorage);
  const departures = useSyncExternalStore(onDeparture, countDepartures);
  const kept = useMemo(() => {
    if (isOnScreen) dropTicketsOfOthers(id);
    return ownText(sessionStorage.getItem(keyOf(id, symbol)), userId);
  }, [id, symbol, userId, isOnScreen]);
  const before = useRef<{ readonly text: string; readonly isTyped: boolean } | undefined>(undefined);
  const heard = useRef<readonly string[]>([]);
  const keep = useCallback(
    (next: string, isTyped: boolean) => {
      const was = before.current;
      before.current = { text: next, isTyped };
      try {
        const key = keyOf(id, symbol);
        // A session that has just ended leaves the ticket to its person.
        const owner = userId ?? ownerIn(sessionStorage.getItem(key));
        sessionStorage.setItem(key, `${owner}${ownerMark}${next}`);
      } catch {
        // A full or forbidden storage costs the memory of the ticket, nothing else.
        notKept.note();
      }
      // What a tab opens with is no news, and an empty ticket takes nothing away from what another tab has typed.
      if (was === undefined || was.text === next || !(isTyped || was.isTyped)) return;
      // Another tab's text is not sent back to it: more may be typed there by now. The ticket may have skipped earlier
      // ones.
      const at = heard.current.indexOf(next);
      heard.current = at < 0 ? [] : heard.current.slice(at + 1);
      if (at >= 0) return;
      const mine = `${userId ?? ''}${ownerMark}${next}`;
      if (userId !== undefined && shared.read(sharedKeyOf(id, symbol)) !== mine)
        shared.write(sharedKeyOf(id, symbol), mine);
    },
    [shared, id, symbol, userId],
  );
  const watch = useCallback(
    (listener: (text: string) => void) =>
      shared.watch((key) => {
        const told = key === sharedKeyOf(id, symbol) ? shared.read(key) : undefined;
        if (told === undefined || userId === undefined || ownerIn(told) !== userId) return;
        const text = told.slice(userId.length + ownerMark.length);
        heard.current = [...heard.current, text];
        listener(text);
      }),
    [shared, id, symbol, userId],
  );
  return { text: kept.text, generation: `${departures}${ownerMark}${kept.isForeign ? userId : ''}`, keep, watch };
}

const keyOf = (account: string, symbol: string): string => `${prefix}${account}.${symbol}`;

const sharedKeyOf = (account: string, symbol: string): string => `${account}.trading.draft.${symbol}`;

/** A visitor's ticket passes to the person who signs in; a person's ticket stays with that person. */
function ownText(kept: string | null, userId: string | undefined): { text: string | undefined; isForeign: boolean } {
  if (kept === null) return { text: undefined, isForeign: false };
  const owner = ownerIn(kept);
  if (owner !== '' && userId !== undefined && owner !== userId) return { text: undefined, isForeign: true };
  return { text: kept.slice(owner.length + ownerMark.length), isForeign: false };
}

const ownerIn = (kept: string | null): string => kept?.slice(0, kept.indexOf(ownerMark)) ?? '';

function dropTicketsOfOthers(account: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && ![`${prefix}${account}.`, movePrefix].some((own) => key.startsWith(own)))
      sessionStorage.removeItem(key);
  }
}
