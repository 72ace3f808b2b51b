import { Suspense } from 'react';
import { laterPart } from '../../../core/ui/later-part.ts';
import type { Credentials } from '../data/access.ts';

// The condition is decided while building: a build for real servers has neither the hints nor their chunk.
const DemoPeople =
  __SERVER__ === 'in-browser' ? laterPart(async () => (await import('./demo-hints.tsx')).DemoPeople) : undefined;

/** Where the demo offers its example people; nothing anywhere else. */
export function DemoPeopleSlot({ onChoose }: { readonly onChoose: (credentials: Credentials) => void }) {
  if (DemoPeople === undefined) return undefined;
  return (
    <Suspense fallback={undefined}>
      <DemoPeople onChoose={onChoose} />
    </Suspense>
  );
}
