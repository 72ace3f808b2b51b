import type { DualKind, DualPayout } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import styles from './outcome-cards.module.css';

export interface OutcomeCardsProps {
  readonly kind: DualKind;
  readonly outcomes: { readonly below: DualPayout; readonly otherwise: DualPayout };
  readonly referencePrice: Price;
  readonly breakEven: Price | undefined;
  /** Where the price is now; undefined without one. */
  readonly side: 'below' | 'otherwise' | undefined;
}

const sides = ['below', 'otherwise'] as const;

/** Both ways in which it can end, side by side and of the same size, in money. */
export function OutcomeCards({ kind, outcomes, referencePrice, breakEven, side }: OutcomeCardsProps) {
  const t = useText('dual');
  const format = useFormat();
  const price = format.price(referencePrice).full;
  return (
    <>
      <ul className={styles['cards']}>
        {sides.map((one) => (
          <li key={one} className={styles['card']} data-now={one === side}>
            <span className={styles['when']}>{t(`outcome.${one}`, { price })}</span>
            <span className={styles['what']}>
              {format.amount(outcomes[one].amount)} <span>{outcomes[one].currency}</span>
            </span>
            {one === side ? <span className={styles['when']}>{t('outcome.now')}</span> : undefined}
          </li>
        ))}
      </ul>
      {breakEven === undefined ? undefined : (
        <p className={styles['note']}>{t(`breakEven.${kind}`, { price: format.price(breakEven).full })}</p>
      )}
      <p className={styles['note']}>{t(`other.${kind}`)}</p>
    </>
  );
}
