import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MediaKind } from '../../../core/domain/products/artwork.ts';
import { useAdornment } from '../../../core/preferences/use-preferences.ts';
import { MediaKindIcon } from './media-kind-icon.tsx';
import styles from './nft.module.css';

export interface RecordRowProps {
  readonly to: string;
  readonly picture: string | undefined;
  readonly kind?: MediaKind | undefined;
  readonly title: string;
  readonly detail: string;
  /** Below the detail. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A work, a bid or an order in a list of records. */
export function RecordRow({ to, picture, kind = 'image', title, detail, note, children }: RecordRowProps) {
  const thumb = useAdornment(picture);
  return (
    <li>
      <Link className={styles['record']} to={to}>
        {thumb === undefined ? (
          <span className={styles['noFace']}>
            <MediaKindIcon kind={kind} size={20} />
          </span>
        ) : (
          <img className={styles['thumb']} src={thumb} alt="" width={44} height={44} loading="lazy" />
        )}
        <span>
          <span>{title}</span>
          <span className={styles['small']}>{detail}</span>
          {note}
        </span>
        <span>{children}</span>
      </Link>
    </li>
  );
}
