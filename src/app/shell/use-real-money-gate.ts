import { useState } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import type { AccountId } from '../../core/account/account-scope.ts';
import type { RouteAccount } from '../../core/navigation/feature-route.ts';

interface MoneyPlace {
  readonly account: AccountId;
  readonly path: string;
}

export interface RealMoneyGate {
  readonly isClosed: boolean;
  readonly stay: () => void;
  readonly pass: () => void;
}

/**
 * Closed when somebody reaches a page of real money and the last page with money on it was a practice page, until they
 * say which they want. Pages that show nobody's money in between change nothing.
 */
export function useRealMoneyGate({ pathname, search }: Location, account: RouteAccount): RealMoneyGate {
  const navigate = useNavigate();
  const [last, setLast] = useState<MoneyPlace | undefined>(undefined);
  const path = pathname + search;
  const isClosed = last?.account === 'moni' && account === 'live';
  const isNew = account !== 'root' && (last?.path !== path || last.account !== account);
  if (isNew && !isClosed) setLast({ account, path });
  return {
    isClosed,
    stay: () => void navigate(last?.path ?? '/', { replace: true }),
    pass: () => setLast({ account: 'live', path }),
  };
}
