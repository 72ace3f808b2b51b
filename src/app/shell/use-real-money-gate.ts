import { useState } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import type { RouteAccount } from '../../core/navigation/feature-route.ts';

interface Place {
  readonly account: RouteAccount;
  readonly path: string;
}

export interface RealMoneyGate {
  readonly isClosed: boolean;
  readonly stay: () => void;
  readonly pass: () => void;
}

/** Closed when somebody comes from a practice page straight to one of real money, until they say which they want. */
export function useRealMoneyGate({ pathname, search }: Location, account: RouteAccount): RealMoneyGate {
  const navigate = useNavigate();
  const here: Place = { account, path: pathname + search };
  const [last, setLast] = useState(here);
  const isClosed = last.account === 'moni' && account === 'live';
  if (!isClosed && (last.path !== here.path || last.account !== account)) setLast(here);
  return {
    isClosed,
    stay: () => void navigate(last.path, { replace: true }),
    pass: () => setLast(here),
  };
}
