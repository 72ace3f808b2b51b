import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import type { Icon } from '../../../../core/ui/icons/icon.tsx';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './notice-card.module.css';

export interface NoticeCardProps {
  readonly icon: Icon;
  readonly tone?: 'plain' | 'grave' | undefined;
  readonly children: ReactNode;
  readonly link: { readonly to: string; readonly text: string };
  /** The word for the kind of money, which every message carries. */
  readonly mark: ReactNode;
  /** Names the button that puts it away; following the link puts it away too. */
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** The bell is enough until the page has a place for it. */
  readonly canWait?: boolean | undefined;
  /** The person points at it or has its focus: it stays as long. */
  readonly onHold?: ((isHeld: boolean) => void) | undefined;
}

/** News from elsewhere, in one or two lines. */
export function NoticeCard({ icon: Sign, tone = 'plain', children, link, mark, onHold, ...props }: NoticeCardProps) {
  const hold = (): void => onHold?.(true);
  const letGo = (): void => onHold?.(false);
  // A card that moves with the page, or with a sheet, is another one there: the pointer never leaves the first.
  const goAway = useEffectEvent(letGo);
  useLayoutEffect(() => () => goAway(), []);
  return (
    <div
      className={styles['card']}
      data-tone={tone}
      data-news-card=""
      data-can-wait={props.canWait === true ? '' : undefined}
      onPointerEnter={hold}
      onPointerDown={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      {/* Read out before any sum, wherever it is drawn. */}
      <span className={styles['mark']}>{mark}</span>
      <span className={styles['text']}>{children}</span>
      <Link to={link.to} className={styles['link']} onClick={props.onDismiss}>
        {link.text}
      </Link>
      <IconButton label={props.dismissLabel} onClick={props.onDismiss}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
