import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { GuardedAction } from '../../../../core/rules/people/account-locks.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { useCurrentUser } from '../data/current-user.ts';
import { guardedAt } from '../model/guarded-pages.ts';

const StandingNotice = laterPart(async () => (await import('./standing-notice.tsx')).StandingNotice);

export interface LockLeadProps {
  /** What is sent from here; by the page's address when absent. */
  readonly action?: GuardedAction;
}

/**
 * Above anything that a lock may forbid: told before the form. Simulated money knows no lock. The words come only for a
 * person with one.
 */
export function LockLead({ action }: LockLeadProps) {
  const guarded = guardedAt(useLocation().pathname);
  const user = useCurrentUser().data;
  const isHeld = user?.isLocked === true || user?.fundsFrozen === true;
  const wanted = action ?? guarded;
  if (useMoneyMark() === 'simulated' || !isHeld || wanted === undefined) return undefined;
  return (
    <Suspense>
      <StandingNotice action={wanted} />
    </Suspense>
  );
}
