import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { GuardedAction } from '../../../../core/rules/people/account-locks.ts';
import { guardedAt } from '../model/guarded-pages.ts';
import { StandingNotice } from './standing-notice.tsx';

export interface StandingLeadProps {
  /** By the page's address when absent. */
  readonly action: GuardedAction | 'any' | undefined;
}

/** Tells of the locks of an account where one of them forbids what the place is for. */
export function StandingLead({ action }: StandingLeadProps) {
  useTextsAhead(['standing']);
  const { pathname } = useLocation();
  if (action === 'any') return <StandingNotice />;
  const wanted = action ?? guardedAt(pathname);
  return wanted === undefined ? undefined : <StandingNotice action={wanted} />;
}
