import type { CSSProperties } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import styles from './cards.module.css';

export interface SkeletonCardsProps {
  readonly count: number;
  /** Px, as high as the final cards. */
  readonly height: number;
  /** Px, the least width of the final cards. */
  readonly width?: number | undefined;
  /** What the final cards begin with, where that is no mark. */
  readonly shape?: 'picture' | undefined;
}

/** Cards of the final size and shape in their grid. They stay invisible for 200 ms, so that a quick answer shows no flicker. */
export function SkeletonCards({ count, height, width = 300, shape }: SkeletonCardsProps) {
  const t = useText('common');
  const style: CSSProperties & Record<'--row' | '--card', string> = { '--row': `${height}px`, '--card': `${width}px` };
  return (
    <div
      className={classNames(styles['grid'], styles['skeleton'])}
      role="status"
      aria-label={t('loading')}
      style={style}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['blank']} data-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}
