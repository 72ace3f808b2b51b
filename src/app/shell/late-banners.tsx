import { Suspense, useSyncExternalStore } from 'react';
import { reachNow, watchReach } from '../../core/query/reach.ts';
import { laterPart } from '../../core/ui/later-part.ts';
import { OfferedUpdate } from './offered-update.tsx';

const LastReadNotice = laterPart(async () => (await import('../last-read/last-read-notice.tsx')).LastReadNotice);

/** What a page may have to say above its content, once it has its first answers; or the mark of it, in its header. */
export function LateBanners({ isMark = false }: { readonly isMark?: boolean }) {
  const { oldestAt } = useSyncExternalStore(watchReach, reachNow);
  if (isMark) return <OfferedUpdate isMark />;
  return (
    <>
      <OfferedUpdate />
      <Suspense>{oldestAt === undefined ? undefined : <LastReadNotice readAt={oldestAt} />}</Suspense>
    </>
  );
}
