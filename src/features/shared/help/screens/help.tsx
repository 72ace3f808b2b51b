import { Suspense, useSyncExternalStore } from 'react';
import { askedHelp, askForHelp, watchAskedHelp } from '../../../../core/ui/asked-help.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';

const ReportSheet = laterPart(async () => (await import('./report-sheet.tsx')).ReportSheet);

/** Opens the report above any page, next to what went wrong. Its code and words are fetched when the first one is asked for. */
export function Help() {
  const asked = useSyncExternalStore(watchAskedHelp, askedHelp);
  return (
    <Suspense>
      {asked === undefined ? undefined : (
        <ReportSheet failure={asked.error} leadsToSupport onClose={() => askForHelp(undefined)} />
      )}
    </Suspense>
  );
}
