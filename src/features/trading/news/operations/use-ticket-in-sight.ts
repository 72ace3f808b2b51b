import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { isOnScreen, shownTicket } from '../model/shown-ticket.ts';
import type { IsTicketInSight } from './order-watchers.ts';

/** Whether the ticket of a pair is looked at in this very moment; the function stays the same on every page. */
export function useTicketInSight(account: AccountId): IsTicketInSight {
  const { pathname, search } = useLocation();
  const shown = useRef(shownTicket(account, pathname, search));
  useEffect(() => {
    shown.current = shownTicket(account, pathname, search);
  }, [account, pathname, search]);
  return useCallback(
    (product, symbol) => document.visibilityState === 'visible' && isOnScreen({ product, symbol }, shown.current),
    [],
  );
}
