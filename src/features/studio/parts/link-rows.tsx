import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import type { LinkRow } from '../model/draft.ts';
import styles from './studio-form.module.css';

export interface LinkRowsProps {
  readonly rows: readonly LinkRow[];
  /** Why a row is refused, by its place. */
  readonly whyOf: (at: number) => string | undefined;
  readonly onChange: (rows: readonly LinkRow[]) => void;
}

/** Links with their words, one below the other. */
export function LinkRows({ rows, whyOf, onChange }: LinkRowsProps) {
  const t = useText('studio');
  const put = (at: number, changed: Partial<LinkRow>): void =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)));
  return (
    <>
      {rows.map(({ label, url }, at) => {
        const number = at + 1;
        return (
          // Rows have no name of their own; their places are what people see.
          <div key={number} className={styles['row']}>
            <TextField
              label={t('links.label', { number })}
              value={label}
              onChange={(event) => put(at, { label: event.target.value })}
            />
            <TextField
              label={t('links.url', { number })}
              type="url"
              inputMode="url"
              value={url}
              error={whyOf(at)}
              onChange={(event) => put(at, { url: event.target.value })}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={t('links.remove', { number })}
              onClick={() => onChange(rows.filter((_row, place) => place !== at))}
            >
              {t('identity.remove')}
            </Button>
          </div>
        );
      })}
      <Button variant="secondary" size="small" onClick={() => onChange([...rows, { label: '', url: '' }])}>
        {t('links.add')}
      </Button>
    </>
  );
}
