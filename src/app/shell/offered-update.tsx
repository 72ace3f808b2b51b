import { Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';
import { offeredVersion, watchOfferedVersion } from '../offline/newer-version.ts';

const UpdateNotice = laterPart(async () => (await import('../offline/update-notice.tsx')).UpdateNotice);

/** The slot of the notice about a newer version. */
export function OfferedUpdate() {
  const version = useSyncExternalStore(watchOfferedVersion, offeredVersion);
  if (version === undefined) return undefined;
  return (
    <Suspense fallback={undefined}>
      <UpdateNotice version={version} />
    </Suspense>
  );
}
