import { useAccount } from '../../../core/account/use-account.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { assetsPaths } from '../../shared/wallets/model/assets-path.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import type { Period } from '../model/period.ts';
import { useJournalRecords } from '../operations/use-journal-records.ts';
import { usePeriodResults } from '../operations/use-period-results.ts';
import { useResultNotes } from '../operations/use-result-notes.ts';
import { JournalFigures } from '../panels/journal-figures.tsx';
import { SaveResults } from '../panels/save-results.tsx';
import { ShareResults } from '../panels/share-results.tsx';
import { UnreadFigures } from '../panels/unread-figures.tsx';
import { MissingNote, ReadingProgress } from '../parts/reading-notes.tsx';

const none: readonly ClosedResult[] = [];
const everything: Period = { span: 'all', month: '' };

/** What closed trades of this account came to; real and simulated ones have a page each. */
export default function JournalScreen() {
  useTextsAhead(['journal', 'records', 'shared', 'requests', 'failures', 'rules']);
  const t = useText('journal');
  const { id: account } = useAccount();
  const { records, isReading, progress, stop, goOn, figures } = useJournalRecords();
  const results = records?.results ?? none;
  const noted = useResultNotes(results);
  const view = usePeriodResults({ results: noted.results, isChosen: noted.tag !== undefined }, figures);
  const isAdding = results.length > 0 && view === undefined;
  return (
    <Page
      title={t('title')}
      back={assetsPaths[account]}
      wide
      actions={
        records === undefined || isAdding || (results.length === 0 && records.spotOrders.length === 0) ? undefined : (
          <>
            {/* A picture of chosen results would look like one of all. */}
            {noted.tag !== undefined || view === undefined || view.results.length === 0 ? undefined : (
              <ShareResults view={view} records={records} />
            )}
            <SaveResults
              shown={view?.results ?? none}
              isTagged={noted.tag !== undefined}
              notes={noted.notes}
              period={view?.period ?? everything}
              records={records}
            />
          </>
        )
      }
    >
      {isReading ? <ReadingProgress progress={progress} onStop={stop} /> : undefined}
      {records === undefined || isAdding ? (
        <UnreadFigures isReading />
      ) : (
        <>
          {isReading ? undefined : <MissingNote records={records} onGoOn={goOn} />}
          {view !== undefined ? (
            <JournalFigures view={view} noted={noted} />
          ) : records.isWhole ? (
            <EmptyState title={t('empty')} />
          ) : (
            <UnreadFigures />
          )}
        </>
      )}
    </Page>
  );
}
