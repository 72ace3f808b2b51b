import { Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';
import { oldestRestored, watchRestored } from '../last-read/restored.ts';
import { OfferedUpdate } from './offered-update.tsx';

const LastReadNotice = laterPart(async () => (await import('../last-read/last-read-notice.tsx')).LastReadNotice);

/** What a page may have to say above its content, once it has its first answers. */
export function LateBanners() {
  const readAt = useSyncExternalStore(watchRestored, oldestRestored);
  return (
    <>
      <OfferedUpdate />
      <Suspense>{readAt === undefined ? undefined : <LastReadNotice readAt={readAt} />}</Suspense>
    </>
  );
}
