import type { LoanProduct } from '../../../core/domain/finance/loan.ts';
import { forDrawing } from '../../../core/money/fixed-point.ts';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { LoanPlan } from '../model/loan-plan.ts';
import styles from './loan-offer.module.css';

export interface LoanPictureProps {
  readonly product: LoanProduct;
  readonly plan: LoanPlan;
}

/** Too thin a cost could not be seen; the figures below it are exact. */
const leastShare = 2;

/** What is repaid as one bar: the sum, and behind it what it costs. */
export function LoanPicture({ product, plan }: LoanPictureProps) {
  const words = useTermWords(product.currencyName);
  const { cost } = plan;
  const sum = plan.amount.value;
  if (cost === undefined || sum === undefined) return undefined;
  const share = Math.max(leastShare, (forDrawing(cost.cost) / forDrawing(cost.total)) * 100);
  return (
    <figure className={styles['picture']} aria-hidden="true">
      <div className={styles['bar']}>
        <span style={{ flexBasis: `${100 - share}%` }} />
        <span style={{ flexBasis: `${share}%` }} />
      </div>
      <figcaption className={styles['ends']}>
        <span>{words.sum(sum)}</span>
        <span>+ {words.sum(cost.cost)}</span>
      </figcaption>
    </figure>
  );
}
