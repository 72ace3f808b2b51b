import { useText } from '../../../core/i18n/use-text.ts';
import { SelectField } from '../../../core/ui/fields/select-field.tsx';

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
    <SelectField
      label={t('notes.filter')}
      {...(tag === undefined ? {} : { hint: t('notes.filtered') })}
      // No tag is empty.
      options={[{ id: '', label: t('everything') }, ...tags.map((id) => ({ id, label: id }))]}
      value={tag ?? ''}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}
