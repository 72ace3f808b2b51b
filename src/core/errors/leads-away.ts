import type { AppError } from './app-error.ts';

/** The page goes to where the person can do something about it, and says so: see `SessionReactions`. */
export const leadsAway = ({ kind, needsCard }: AppError): boolean =>
  kind === 'session-expired' || kind === 'verification-required' || needsCard === true;
