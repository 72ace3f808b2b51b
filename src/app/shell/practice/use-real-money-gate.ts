import { useState } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import type { AccountId } from '../../../core/account/account-scope.ts';
import type { RouteAccount } from '../../../core/navigation/feature-route.ts';
import { hasLeftPractice, practiceTwin } from '../../../core/navigation/practice-twin.ts';

interface MoneyPlace {
  readonly account: AccountId;
  readonly path: string;
}

export interface RealMoneyGate {
  /** Whose money the page shows; `root` belongs to no account. */
  readonly account: AccountId | 'root';
  readonly isClosed: boolean;
  readonly stay: () => void;
  readonly pass: () => void;
}

/**
 * Closes when a person reaches a page of real money and the last page with money was practice, until they choose. Pages
 * without money in between change nothing, and pages of both accounts show the one shown last. Staying keeps the pair
 * that was asked for.
 */
export function useRealMoneyGate({ pathname, search, state }: Location, asked: RouteAccount): RealMoneyGate {
  const navigate = useNavigate();
  const [last, setLast] = useState<MoneyPlace | undefined>(undefined);
  const path = pathname + search;
  const account = asked === 'last' ? (last?.account ?? 'live') : asked;
  const isClosed = last?.account === 'moni' && account === 'live' && !hasLeftPractice(state);
  const isNew = account !== 'root' && (last?.path !== path || last.account !== account);
  if (isNew && !isClosed) setLast({ account, path });
  return {
    account,
    isClosed,
    stay: () => void navigate(practiceTwin(pathname, search) ?? last?.path ?? '/', { replace: true }),
    pass: () => setLast({ account: 'live', path }),
  };
}
