import { Suspense } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';

// A build-time condition: a build for real servers stores nothing itself.
const Notice =
  __SERVER__ === 'in-browser'
    ? laterPart(async () => {
        const { loadKeepingNotice } = await import('../../features/presenter/presenter-door.tsx');
        return loadKeepingNotice();
      })
    : undefined;

/** Says when the demo cannot store changes; empty otherwise. */
export const KeepingBanner = () =>
  Notice === undefined ? undefined : (
    <Suspense fallback={undefined}>
      <Notice />
    </Suspense>
  );
