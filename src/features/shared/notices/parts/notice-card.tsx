import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import type { Icon } from '../../../../core/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './notice-card.module.css';

export interface NoticeCardProps {
  readonly icon: Icon;
  readonly children: ReactNode;
  readonly link: { readonly to: string; readonly text: string };
  /** The word for the kind of money, which every message carries. */
  readonly mark: ReactNode;
  /** Names the button that puts it away; following the link puts it away too. */
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** News from elsewhere. It stays until it is dismissed: reading it needs no hurry. */
export function NoticeCard({ icon: Sign, children, link, mark, dismissLabel, onDismiss }: NoticeCardProps) {
  return (
    <div className={styles['card']}>
      <Sign size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['text']}>
        {children}{' '}
        <Link to={link.to} className={styles['link']} onClick={onDismiss}>
          {link.text}
        </Link>
      </span>
      {mark}
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
