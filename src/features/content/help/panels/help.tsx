import { useSyncExternalStore } from 'react';
import { askedHelp, askForHelp, watchAskedHelp } from '../../../../core/ui/asked-help.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ReportSheetProps } from './report-sheet.tsx';

const ReportSheet = whenWanted<ReportSheetProps>({
  load: async () => (await import('./report-sheet.tsx')).ReportSheet,
});

/** Opens the report above any page, next to what went wrong. Its code and words are fetched when the first one is asked for. */
export function Help() {
  const asked = useSyncExternalStore(watchAskedHelp, askedHelp);
  return asked === undefined ? undefined : (
    <ReportSheet failure={asked.error} leadsToSupport onClose={() => askForHelp(undefined)} />
  );
}
