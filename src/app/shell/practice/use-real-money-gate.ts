import type { Location } from 'react-router-dom';
import type { AccountId } from '../../../core/account/account-scope.ts';
import type { RouteAccount } from '../../../core/navigation/feature-route.ts';
import { asksPractice } from '../../../core/navigation/practice-address.ts';
import { hasLeftPractice, type LeavingState } from '../../../core/navigation/leaves-practice.ts';
import { useLastPlace } from './use-last-place.ts';

export interface RealMoneyGate {
  /** Whose money the page shows; `root` belongs to no account. */
  readonly account: AccountId | 'root';
  readonly isClosed: boolean;
  /** The page with money that was shown last. */
  readonly back: string | undefined;
  readonly pass: () => void;
}

interface AskedPlace extends Pick<Location, 'key' | 'pathname' | 'search'> {
  readonly state: LeavingState;
}

/**
 * Closes when a person reaches a page of real money and the last page with money was practice, until they choose. Pages
 * without money in between change nothing, and pages of both accounts show the one shown last.
 */
export function useRealMoneyGate(
  { key, pathname, search, state }: AskedPlace,
  asked: RouteAccount,
  hasPractice: boolean,
): RealMoneyGate {
  const [last, setLast] = useLastPlace(hasPractice);
  const path = pathname + search;
  const practised = last?.practised ?? '';
  const isKnown = practised.includes(key);
  // Every entry that was typed into the bar of the browser has the key `default`: it tells none from another.
  const named = hasPractice && (asksPractice(search) || (isKnown && key !== 'default')) ? 'moni' : last?.account;
  const account = asked === 'last' ? (named ?? 'live') : asked;
  const isClosed = last?.account === 'moni' && account === 'live' && !hasLeftPractice(state);
  const isAdded = account === 'moni' && !isKnown;
  const isNew = account !== 'root' && (last?.path !== path || last.account !== account);
  if ((isNew || isAdded) && !isClosed) setLast({ account, path, practised: isAdded ? practised + key : practised });
  return {
    account,
    isClosed,
    back: last?.path,
    pass: () => setLast({ account: 'live', path, practised }),
  };
}
