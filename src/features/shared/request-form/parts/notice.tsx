import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconCircleCheck } from '../../../../core/ui/icons/circle-check.gen.tsx';
import { IconClockHour4 } from '../../../../core/ui/icons/clock-hour-4.gen.tsx';
import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone: 'good' | 'bad' | 'wait' | 'caution';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** It has just happened: it is brought into sight, as the form it belongs to may be longer than the screen. */
  readonly isNews?: boolean;
}

const icons = { good: IconCircleCheck, bad: IconAlertTriangle, wait: IconClockHour4, caution: IconAlertTriangle };

/** An outcome, shown where the person is looking. Stays until it is dismissed or replaced. */
export function Notice({ tone, title, children, actions, onDismiss, isNews = false }: NoticeProps) {
  const t = useText('common');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (isNews && current !== null && 'scrollIntoView' in current) current.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  const Icon = icons[tone];
  return (
    <div ref={place} className={styles['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles['body']}>
        <p className={styles['title']}>{title}</p>
        {children}
        {actions === undefined ? undefined : <div className={styles['actions']}>{actions}</div>}
      </div>
      {onDismiss === undefined ? undefined : (
        <IconButton className={styles['close']} label={t('close')} onClick={onDismiss}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
