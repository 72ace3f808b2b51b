import { Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';
import { offeredVersion, watchOfferedVersion } from '../offline/newer-version.ts';
import type { UpdateNoticeProps } from '../offline/update-notice.tsx';

const UpdateNotice = laterPart<UpdateNoticeProps>(
  async () => (await import('../offline/update-notice.tsx')).UpdateNotice,
);

/** The slots of the notice about a newer version, and of its mark. */
export function OfferedUpdate({ isMark }: Pick<UpdateNoticeProps, 'isMark'>) {
  const offer = useSyncExternalStore(watchOfferedVersion, offeredVersion);
  if (offer === undefined) return undefined;
  return (
    <Suspense fallback={undefined}>
      <UpdateNotice offer={offer} isMark={isMark} />
    </Suspense>
  );
}
