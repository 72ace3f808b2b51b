import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSeenPairs } from '../../../shared/instruments/data/seen-pairs.ts';
import { useSentNotes } from '../data/sent-notes.ts';
import { leftOrders, withFound, type LeftOrder } from '../model/left-orders.ts';
import { shownTicket } from '../model/shown-ticket.ts';

/** A tap that sends and a tap that leaves may come in one moment. */
const looksAfterMs = [0, 2_000];

/** Orders of this account whose tickets are not on screen: looked for at the start, and whenever the page changes. */
export function useLeftOrders(): readonly LeftOrder[] {
  const { id } = useAccount();
  const noteFor = useSentNotes();
  const { symbols } = useSeenPairs();
  const { pathname, search } = useLocation();
  const [left, setLeft] = useState<readonly LeftOrder[]>([]);
  const look = useCallback(() => {
    const shown = shownTicket(id, pathname, search);
    const found = leftOrders(noteFor, symbols, shown);
    setLeft((before) => withFound(before, found, shown));
  }, [noteFor, symbols, id, pathname, search]);
  useEffect(() => {
    const timers = looksAfterMs.map((delayMs) => setTimeout(look, delayMs));
    return () => timers.forEach(clearTimeout);
  }, [look]);
  return left;
}
