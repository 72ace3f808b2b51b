import { lazy, Suspense } from 'react';

// A build-time condition: a build for real servers stores nothing itself.
const Notice =
  __SERVER__ === 'in-browser'
    ? lazy(async () => {
        const { loadKeepingNotice } = await import('../../features/presenter/presenter-door.tsx');
        return { default: await loadKeepingNotice() };
      })
    : undefined;

/** Says when the demo cannot store changes; empty otherwise. */
export const KeepingBanner = () =>
  Notice === undefined ? undefined : (
    <Suspense fallback={undefined}>
      <Notice />
    </Suspense>
  );
