import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { lockCourse } from '../model/lock-course.ts';
import styles from './lock-picture.module.css';

export interface LockPictureProps {
  readonly product: MiningProduct;
  /** The sum that is locked. */
  readonly sum: Amount;
  /** Within a card whose words say the same: lower, and without its own. */
  readonly isInCard?: boolean | undefined;
}

const size = { width: 320, height: 72 } as const;
const yOf = (part: number): number => size.height - 2 - part * (size.height - 4);

/** Income that grows over the term, and the cost of leaving that falls. The figures stand beside it. */
export function LockPicture({ product, sum, isInCard = false }: LockPictureProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  const course = lockCourse(sum, product);
  if (course === undefined) return undefined;
  const ground = yOf(0);
  const drawn = (
    <svg
      className={styles[isInCard ? 'low' : 'picture']}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['penalty']} d={`M0 ${yOf(course.penaltyAtStart)}L${size.width} ${ground}H0z`} />
      <path className={styles['income']} d={`M0 ${ground}L${size.width} ${yOf(course.incomeAtEnd)}`} />
    </svg>
  );
  if (isInCard) return drawn;
  return (
    <figure className={styles['figure']}>
      {drawn}
      <figcaption className={styles['caption']}>
        <span>{t('course.start')}</span>
        <span className={styles['keys']}>
          <span data-key="income">{t('course.income')}</span>
          <span data-key="penalty">{t('course.penalty')}</span>
        </span>
        <span>{words.days(product.days)}</span>
      </figcaption>
    </figure>
  );
}
