import { Help } from '../shared/help/screens/help.tsx';
import { TrailKeeper } from '../shared/trail/screens/trail-keeper.tsx';

/** Beside every page: the trail of what went wrong, and the report that can be sent of it. */
export function HelpCompanion() {
  return (
    <>
      <TrailKeeper />
      <Help />
    </>
  );
}
