import { Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';
import { oldestRestored, watchRestored } from '../last-read/restored.ts';
import { OfferedUpdate } from './offered-update.tsx';

const LastReadNotice = laterPart(async () => (await import('../last-read/last-read-notice.tsx')).LastReadNotice);

/** What a page may have to say above its content, once it has its first answers; or the mark of it, in its header. */
export function LateBanners({ isMark = false }: { readonly isMark?: boolean }) {
  const readAt = useSyncExternalStore(watchRestored, oldestRestored);
  if (isMark) return <OfferedUpdate isMark />;
  return (
    <>
      <OfferedUpdate />
      <Suspense>{readAt === undefined ? undefined : <LastReadNotice readAt={readAt} />}</Suspense>
    </>
  );
}
