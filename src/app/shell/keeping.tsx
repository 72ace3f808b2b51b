import { Suspense } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';

// The condition is decided while building: a build for real servers keeps nothing itself.
const Notice =
  __SERVER__ === 'in-browser'
    ? laterPart(async () => {
        const { loadKeepingNotice } = await import('../../features/presenter/presenter-door.tsx');
        return loadKeepingNotice();
      })
    : undefined;

/** Says where the demo cannot keep what happens; nothing while all is well. */
export const KeepingBanner = () =>
  Notice === undefined ? undefined : (
    <Suspense fallback={undefined}>
      <Notice />
    </Suspense>
  );
