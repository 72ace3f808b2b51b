import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './send-code-button.module.css';

export interface SendCodeButtonProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly onSend: () => void;
}

export function SendCodeButton({ secondsLeft, isSending, isSent, onSend }: SendCodeButtonProps) {
  const t = useText('access');
  const format = useFormat();
  const isWaiting = secondsLeft > 0;
  const label = isSent ? t('code.resend') : t('code.send');
  return (
    <button
      type="button"
      className={styles['send']}
      disabled={isWaiting}
      aria-disabled={isSending || undefined}
      onClick={onSend}
    >
      {isWaiting ? t('code.wait', { time: inSeconds(format.languageTag, secondsLeft) }) : label}
    </button>
  );
}

/** Counted down in seconds to the end: minutes would seem not to move. */
const inSeconds = (languageTag: string, seconds: number): string =>
  new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds);
