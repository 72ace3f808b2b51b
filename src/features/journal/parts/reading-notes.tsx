import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { FailureText } from '../../../core/ui/failures/failure-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import type { JournalRecords, Progress } from '../model/record-reading.ts';
import styles from './journal.module.css';

/** How far the reading is, and its end at will. */
export function ReadingProgress({ progress, onStop }: { readonly progress: Progress; readonly onStop: () => void }) {
  const t = useText('journal');
  const format = useFormat();
  const { read, total } = progress;
  const n = format.count(read);
  return (
    <div className={styles['progress']}>
      <span role="status">
        {total === undefined ? t('reading', { n }) : t('readingOf', { n, total: format.count(total) })}
      </span>
      <Button variant="secondary" size="small" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

interface MissingNoteProps {
  readonly records: JournalRecords;
  readonly onGoOn: () => void;
}

/** The lists that failed, one for each reason; what a server says in words may differ from list to list. */
const reasonsIn = (missing: JournalRecords['missing']): JournalRecords['missing'] =>
  missing.filter(
    ({ error }, place) =>
      error !== undefined &&
      (error.kind === 'server' || missing.findIndex((other) => other.error?.kind === error.kind) === place),
  );

/** What is missing, and why: no sum is shown as whole that is not. */
export function MissingNote({ records: { results, missing, lacking, isSpotLeftOut }, onGoOn }: MissingNoteProps) {
  const t = useText('journal');
  const format = useFormat();
  return (
    <>
      {missing.length === 0 && !isSpotLeftOut ? undefined : (
        <div className={styles['missing']} role="alert">
          {missing.length === 0 || results.length === 0 ? undefined : <strong>{t('incomplete')}</strong>}
          {missing.map(({ id, read, end }) => (
            <p key={id}>{t(`part.${end}`, { product: t(`product.${id}`), n: format.count(read) })}</p>
          ))}
          {reasonsIn(missing).map(({ id, error }) => (
            <div key={id}>{error === undefined ? undefined : <FailureText error={error} />}</div>
          ))}
          {isSpotLeftOut ? <p>{t('spotLeftOut')}</p> : undefined}
          {missing.length === 0 ? undefined : (
            <Button variant="secondary" size="small" onClick={onGoOn}>
              {missing.some(({ end }) => end === 'stopped') ? t('goOn') : t('again')}
            </Button>
          )}
        </div>
      )}
      <UnreadableRows of={lacking} kind="sum" />
    </>
  );
}
