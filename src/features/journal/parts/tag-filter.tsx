import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import styles from './result-note.module.css';

export interface TagFilterProps {
  readonly tags: readonly string[];
  /** Undefined for all results. */
  readonly tag: string | undefined;
  readonly onChange: (tag: string | undefined) => void;
}

/** Which results are looked at; nothing as long as no result has a tag. */
export function TagFilter({ tags, tag, onChange }: TagFilterProps) {
  const t = useText('journal');
  if (tags.length === 0) return undefined;
  return (
    <>
      <div className={styles['used']} role="group" aria-label={t('notes.filter')}>
        {[undefined, ...tags].map((one) => (
          <Button
            // No tag is empty.
            key={one ?? ''}
            variant="secondary"
            size="small"
            aria-pressed={one === tag}
            onClick={() => onChange(one)}
          >
            {one ?? t('everything')}
          </Button>
        ))}
      </div>
      {tag === undefined ? undefined : (
        <p className={styles['hint']} role="status">
          {t('notes.filtered')}
        </p>
      )}
    </>
  );
}
