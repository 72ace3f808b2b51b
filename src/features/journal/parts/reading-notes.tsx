import type { AppError } from '../../../core/errors/app-error.ts';
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

/** Why lists could not be read, each reason once; what a server says in words may differ from list to list. */
const differentIn = (missing: JournalRecords['missing']): readonly AppError[] => {
  const errors = missing.flatMap(({ error }) => error ?? []);
  return errors.filter(
    ({ kind }, place) => kind === 'server' || errors.findIndex((other) => other.kind === kind) === place,
  );
};

/** What is missing, and why: no sum is shown as whole that is not. */
export function MissingNote({ records: { missing, lacking, isSpotLeftOut }, onGoOn }: MissingNoteProps) {
  const t = useText('journal');
  const format = useFormat();
  return (
    <>
      {missing.length === 0 && !isSpotLeftOut ? undefined : (
        <div className={styles['missing']} role="alert">
          {missing.length === 0 ? undefined : <strong>{t('incomplete')}</strong>}
          {missing.map(({ id, read, end }) => (
            <p key={id}>{t(`part.${end}`, { product: t(`product.${id}`), n: format.count(read) })}</p>
          ))}
          {differentIn(missing).map((error, place) => (
            <div key={`${error.kind} ${place}`}>
              <FailureText error={error} />
            </div>
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
