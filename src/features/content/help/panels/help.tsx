import { useSyncExternalStore } from 'react';
import { askedHelp, askForHelp, watchAskedHelp } from '../../../../core/ui/asked-help.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ReportSheetProps } from './report-sheet.tsx';

const ReportSheet = whenWanted<ReportSheetProps>({
  load: async () => (await import('./report-sheet.tsx')).ReportSheet,
});

/** Opens the report above any page, next to the failure. Its code and texts load with the first report. */
export function Help() {
  const asked = useSyncExternalStore(watchAskedHelp, askedHelp);
  return asked === undefined ? undefined : (
    <ReportSheet failure={asked.error} leadsToSupport onClose={() => askForHelp(undefined)} />
  );
}
