import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import styles from './exact-text.module.css';
import { GroupedText } from './grouped-text.tsx';

type Copied = 'copied' | 'copiedOnly' | 'copyFailed';

/** Writes the text and reads it again: malware is known to put its own address in between. */
async function copyAndCheck(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return 'copyFailed';
  }
  try {
    return (await navigator.clipboard.readText()) === text ? 'copied' : 'copyFailed';
  } catch {
    // Reading may be forbidden; that does not mean that writing failed.
    return 'copiedOnly';
  }
}

export interface CopyLineProps {
  readonly label: string;
  readonly text: string;
  /** In one piece for the eye too: words, not an address. */
  readonly isPlain?: boolean | undefined;
  /** Visible behind the text, but not copied: banks want the figure only. */
  readonly unit?: string | undefined;
}

/** Something to be sent exactly: in groups for the eye, whole for the clipboard and for screen readers. */
export function CopyLine({ label, text, isPlain = false, unit }: CopyLineProps) {
  const t = useText('funds');
  const [copied, setCopied] = useState<Copied>();
  return (
    <div>
      <div className={styles['line']}>
        <div>
          <p className={styles['said']}>{label}</p>
          <p>
            {isPlain ? text : <GroupedText text={text} />} {unit}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t('deposit.copy')}: ${label}`}
          onClick={() => void copyAndCheck(text).then(setCopied)}
        >
          {t('deposit.copy')}
        </Button>
      </div>
      <p role="status" className={copied === 'copyFailed' ? styles['caution'] : styles['said']}>
        {copied === undefined ? '' : t(`deposit.${copied}`)}
      </p>
    </div>
  );
}
