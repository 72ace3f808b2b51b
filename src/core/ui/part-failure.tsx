import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { ReloadButton } from './reload-button.tsx';
import styles from './lists/list-state.module.css';

export interface PartFailureProps {
  readonly onRetry: () => void;
  /** It failed more than once: a host with a newer version may not have this part any more. */
  readonly isGone?: boolean | undefined;
}

/** One line in the place of a part whose code could not be fetched. It is brought into sight: a tap may wait for the part. */
export function PartFailure({ onRetry, isGone }: PartFailureProps) {
  const t = useText('common');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the end of the effect.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <span ref={place} className={styles['error']} role="alert">
      <span className={styles['reason']}>{t('partFailed')}</span>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
      {isGone ? <ReloadButton /> : undefined}
    </span>
  );
}
