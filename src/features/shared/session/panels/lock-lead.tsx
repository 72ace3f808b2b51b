import { Suspense } from 'react';
import type { GuardedAction } from '../../../../core/rules/people/account-locks.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { useCurrentUser } from '../data/current-user.ts';

const StandingLead = laterPart(async () => (await import('./standing-lead.tsx')).StandingLead);

export interface LockLeadProps {
  /** What is sent from here, or `any` for all that a lock forbids; by the page's address when absent. */
  readonly action?: GuardedAction | 'any';
}

/**
 * Above anything that a lock may forbid: told before the form. Simulated money knows no lock, except where all of them
 * are told. What a lock forbids, and the words, come only for a person with one.
 */
export function LockLead({ action }: LockLeadProps) {
  const user = useCurrentUser().data;
  const isHeld = user?.isLocked === true || user?.fundsFrozen === true;
  const isFree = useMoneyMark() === 'simulated' && action !== 'any';
  if (isFree || !isHeld) return undefined;
  return (
    <Suspense>
      <StandingLead action={action} />
    </Suspense>
  );
}
