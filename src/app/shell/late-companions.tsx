import '../../core/ui/fields/opened-lists.css';
import { Suspense } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';
import { InstallCompanion } from '../install/install-companion.tsx';
import { LateCare } from './late-care.tsx';

const PersonNotice = laterPart(
  async () => (await import('../../features/shared/session/panels/person-notice.tsx')).PersonNotice,
);

/** Companions that no page waits for. */
export function LateCompanions() {
  return (
    <>
      <LateCare />
      <Suspense>
        <PersonNotice />
      </Suspense>
      {__ONE_FILE__ ? undefined : <InstallCompanion />}
    </>
  );
}
