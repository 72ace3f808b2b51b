import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { IconX } from '../../../core/ui/icons/x.gen.tsx';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly text: string;
  /** The person asked for a search without a word to look for. */
  readonly isMissing: boolean;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

export function SearchField({ text, isMissing, onChange, onSubmit }: SearchFieldProps) {
  const t = useText('market');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form className={styles['form']} role="search" noValidate onSubmit={onSubmit}>
      <IconSearch className={styles['icon']} size={18} stroke={1.75} aria-hidden="true" />
      <input
        ref={input}
        className={styles['input']}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-label={t('search.title')}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'search-problem' : undefined}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text === '' ? undefined : (
        <IconButton
          label={t('search.clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {isMissing ? (
        <p id="search-problem" className={styles['problem']} role="alert">
          {t('search.missing')}
        </p>
      ) : undefined}
    </form>
  );
}
