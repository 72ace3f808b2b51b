import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Doubled, Recorded } from '../../../../core/sending/way.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { HelpLink, RecordsLink } from './notice-links.tsx';
import { Notice } from './notice.tsx';
import styles from './doubled-notice.module.css';

export interface DoubledNoticeProps<Wish, Row extends Recorded> {
  readonly doubled: Doubled<Wish, Row> | undefined;
  /** The wish in words; not needed if each record is described. */
  readonly named?: (wish: Wish) => string;
  readonly recordsPath: string;
  readonly onSeen: () => void;
  /** A record in words. Without it the count shows, with what to tell support: such records cannot be cancelled here. */
  readonly describe?: (row: Row) => string;
  /** Cancels all records but the intended one; absent if none can be cancelled. */
  readonly onCancel?: (() => void) | undefined;
  /** The extra ones are being cancelled. */
  readonly isCancelling?: boolean;
}

/** One request, several records: a network that retries causes them, and no other part reports it. */
export function DoubledNotice<Wish, Row extends Recorded>({
  doubled,
  named,
  recordsPath,
  onSeen,
  describe,
  onCancel,
  isCancelling = false,
}: DoubledNoticeProps<Wish, Row>) {
  const t = useText('requests');
  const format = useFormat();
  if (doubled === undefined) return undefined;
  const { rows } = doubled;
  // The last one is the intended one.
  const extra = rows.slice(0, -1).map(({ id }) => id);
  return (
    <Notice
      tone="bad"
      title={t('doubled.title')}
      isNews
      actions={
        <>
          {onCancel === undefined ? undefined : (
            <Button variant="danger" size="small" isBusy={isCancelling} onClick={onCancel}>
              {t('doubled.cancel')}
            </Button>
          )}
          <RecordsLink path={recordsPath} />
          <Button variant="quiet" size="small" onClick={onSeen}>
            {t('outcome.seen')}
          </Button>
          <HelpLink />
        </>
      }
    >
      {named === undefined ? undefined : <p>{named(doubled.wish)}</p>}
      <p>{t('doubled.text', { n: format.count(rows.length) })}</p>
      {describe === undefined ? <p>{t('doubled.support', { ids: extra.join(', ') })}</p> : undefined}
      {describe === undefined ? undefined : (
        <ul className={styles['rows']}>
          {rows.map((row) => (
            <li key={row.id}>{describe(row)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
