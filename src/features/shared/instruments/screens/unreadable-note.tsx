import { Suspense } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useUnreadablePairs } from '../data/instruments.ts';

const UnreadablePairs = laterPart(async () => (await import('./unreadable-pairs.tsx')).UnreadablePairs);

/** Nothing where all pairs could be read. Rarely wanted, so it is fetched by itself, and no list waits for it. */
export function UnreadableNote() {
  const unreadable = useUnreadablePairs();
  return <Suspense>{unreadable === 0 ? undefined : <UnreadablePairs count={unreadable} />}</Suspense>;
}
