import type { ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { demoWord, useMode } from './mode.ts';
import styles from './mode-badge.module.css';

export interface ModeBadgeProps {
  readonly onExplainPractice: () => void;
  /** Undefined without a presenter's panel. */
  readonly onTapDemo: (() => void) | undefined;
  /** What a presenter has changed, beside the demo's word. */
  readonly demoMark: ReactNode;
}

/** The words for money that is not real: text, not only a colour, and always on. */
export function ModeBadge({ onExplainPractice, onTapDemo, demoMark }: ModeBadgeProps) {
  const t = useText('common');
  const mode = useMode();
  const { isDemo, isSimulated } = mode;
  if (!isDemo && !isSimulated) return undefined;
  return (
    <span className={styles['badges']} data-mode-badge="">
      {__SERVER__ === 'in-browser' && isDemo ? (
        <Badge text={t(demoWord(mode))} tone="demo" mark={demoMark} onTap={onTapDemo} />
      ) : undefined}
      {isSimulated ? <Badge text={t('mode.practice')} tone="simulated" onTap={onExplainPractice} /> : undefined}
    </span>
  );
}

interface BadgeProps {
  readonly text: string;
  readonly tone: 'demo' | 'simulated';
  readonly mark?: ReactNode;
  readonly onTap: (() => void) | undefined;
}

function Badge({ text, tone, mark, onTap }: BadgeProps) {
  const word = (
    <span className={styles[tone]}>
      {text}
      {mark}
    </span>
  );
  if (onTap === undefined) return word;
  return (
    <button type="button" className={styles['target']} aria-haspopup="dialog" onClick={onTap}>
      {word}
    </button>
  );
}

/** The same words on a coloured strip above the header of a phone's pages, or in the bar of a desktop. */
export function ModeStrip(props: ModeBadgeProps) {
  const t = useText('common');
  const { isDemo, isSimulated } = useMode();
  if (!isDemo && !isSimulated) return undefined;
  return (
    <div className={styles['strip']} data-mode-strip={isSimulated ? 'simulated' : 'demo'}>
      <ModeBadge {...props} />
      <span className={styles['note']}>{t('mode.notReal')}</span>
    </div>
  );
}
