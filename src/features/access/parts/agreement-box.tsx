import type { ComponentPropsWithRef } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './agreement-box.module.css';

export interface AgreementLink {
  readonly label: string;
  readonly url: string;
}

export interface AgreementBoxProps extends ComponentPropsWithRef<'input'> {
  readonly links: readonly AgreementLink[];
  readonly error: string | undefined;
}

/** Never ticked in advance; what is agreed to opens beside the form, so that nothing typed is lost. */
export function AgreementBox({ links, error, ...rest }: AgreementBoxProps) {
  const t = useText('access');
  return (
    <div className={styles['agreement']}>
      <label className={styles['row']}>
        <input
          {...rest}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'agreement-error'}
        />
        <span>{t('register.agree')}</span>
      </label>
      <ul className={styles['links']}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {error === undefined ? undefined : (
        <p id="agreement-error" className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
