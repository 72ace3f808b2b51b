import { lazy, Suspense } from 'react';

// The condition is decided while building: a build for real servers keeps nothing itself.
const Notice =
  __SERVER__ === 'in-browser'
    ? lazy(async () => {
        const { loadKeepingNotice } = await import('../../features/presenter/presenter-door.tsx');
        return { default: await loadKeepingNotice() };
      })
    : undefined;

/** Says where the demo cannot keep what happens; nothing while all is well. */
export const KeepingBanner = () =>
  Notice === undefined ? undefined : (
    <Suspense fallback={undefined}>
      <Notice />
    </Suspense>
  );
