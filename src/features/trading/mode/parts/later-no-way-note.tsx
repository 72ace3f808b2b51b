import { Suspense } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';

const NoWayNote = laterPart(async () => (await import('./no-way-note.tsx')).NoWayNote);

/** Its code comes before it is needed: a server that is gone may be the host of it. */
export const LaterNoWayNote = () => (
  <Suspense>
    <NoWayNote />
  </Suspense>
);
