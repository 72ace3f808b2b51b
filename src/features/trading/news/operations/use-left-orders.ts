import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSeenPairs } from '../../../shared/instruments/data/seen-pairs.ts';
import { useReadLastPairs } from '../data/last-pairs.ts';
import { useSentNotes } from '../../ticket/data/sent-notes.ts';
import { leftOrders, withFound, type LeftOrder } from '../model/left-orders.ts';
import { shownTicket } from '../model/shown-ticket.ts';

/** A tap that sends and a tap that leaves may come in one moment. */
const looksAfterMs = [0, 2_000];

/** Orders of this account whose tickets are not on screen: looked for at the start, and whenever the page changes. */
export function useLeftOrders(): readonly LeftOrder[] {
  const { id } = useAccount();
  const noteFor = useSentNotes();
  const { symbols } = useSeenPairs();
  const lastPairs = useReadLastPairs();
  const { pathname, search } = useLocation();
  const [left, setLeft] = useState<readonly LeftOrder[]>([]);
  const look = useCallback(() => {
    const shown = shownTicket(id, pathname, search);
    // A page whose address names no pair shows the last one.
    const found = leftOrders(noteFor, [...new Set([...symbols, ...lastPairs()])], shown);
    setLeft((before) => withFound(before, found, shown));
  }, [noteFor, symbols, lastPairs, id, pathname, search]);
  useEffect(() => {
    const timers = looksAfterMs.map((delayMs) => setTimeout(look, delayMs));
    return () => timers.forEach(clearTimeout);
  }, [look]);
  return left;
}
