import { Help } from './help/panels/help.tsx';
import { TrailKeeper } from './help/panels/trail-keeper.tsx';

/** Beside every page: the trail of what went wrong, and the report that can be sent of it. */
export function HelpCompanion() {
  return (
    <>
      <TrailKeeper />
      <Help />
    </>
  );
}
