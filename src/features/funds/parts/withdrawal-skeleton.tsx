import type { CSSProperties } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import form from '../../shared/request-form/parts/requests.module.css';
import styles from './withdrawal-skeleton.module.css';

/** The form's blocks from top to bottom; heights in px. */
const blocks = [
  { id: 'coin', height: 56 },
  { id: 'requirements', height: 44 },
  { id: 'ways', height: 44 },
  { id: 'place', height: 252 },
  { id: 'amount', height: 70 },
  { id: 'facts', height: 148 },
  { id: 'password', height: 70 },
  { id: 'button', height: 48 },
] as const;

export interface WithdrawalSkeletonProps {
  /** What stands above it is known. */
  readonly from: (typeof blocks)[number]['id'];
}

/** The rest of the form in its final size until it is known. Invisible for 200 ms, like other skeletons. */
export function WithdrawalSkeleton({ from }: WithdrawalSkeletonProps) {
  const t = useText('common');
  return (
    <div className={classNames(form['form'], styles['skeleton'])} role="status" aria-label={t('loading')}>
      {blocks.slice(blocks.findIndex(({ id }) => id === from)).map(({ id, height }) => {
        const style: CSSProperties & Record<'--block', string> = { '--block': `${height}px` };
        return <div key={id} className={styles['block']} style={style} aria-hidden="true" />;
      })}
    </div>
  );
}
