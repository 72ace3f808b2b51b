import '../../core/ui/fields/opened-lists.css';
import { InstallCompanion } from '../install/install-companion.tsx';
import { LateCare } from './late-care.tsx';

/** Companions that no page waits for. */
export function LateCompanions() {
  return (
    <>
      <LateCare />
      {__ONE_FILE__ ? undefined : <InstallCompanion />}
    </>
  );
}
