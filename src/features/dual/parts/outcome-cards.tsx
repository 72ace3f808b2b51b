import { payCurrency, type DualKind, type DualPayout } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { isPositive, roundTo, subtract } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { sideNow } from '../model/dual-plan.ts';
import styles from './outcome-cards.module.css';
import { PricePicture } from './price-picture.tsx';

export interface OutcomeCardsProps {
  readonly kind: DualKind;
  readonly coin: string;
  /** What is paid in. */
  readonly paid: Amount;
  readonly outcomes: { readonly below: DualPayout; readonly otherwise: DualPayout };
  readonly referencePrice: Price;
  readonly breakEven: Price | undefined;
  /** Undefined without one, and where it no longer matters. */
  readonly price: Price | undefined;
}

const sides = ['below', 'otherwise'] as const;

/** Never shown as more than it is. */
const shownPayout = ({ amount, currency }: DualPayout): Amount =>
  roundTo(amount, shownPlaces(amount, currency), 'down');

/** Both ways in which it can end, on the price axis and in money; neither is larger than the other. */
export function OutcomeCards({ kind, coin, paid, outcomes, referencePrice, breakEven, price }: OutcomeCardsProps) {
  const t = useText('dual');
  const format = useFormat();
  const reference = format.price(referencePrice).full;
  const side = sideNow(referencePrice, price);
  return (
    <>
      <PricePicture coin={coin} referencePrice={referencePrice} price={price} breakEven={breakEven} />
      <ul className={styles['cards']}>
        {sides.map((one) => (
          <li key={one} className={styles['card']} data-now={one === side}>
            <span className={styles['when']}>{t(`outcome.${one}`, { price: reference })}</span>
            <span className={styles['what']}>
              {format.amount(shownPayout(outcomes[one]))} <span>{outcomes[one].currency}</span>
            </span>
            <Gain outcome={outcomes[one]} paid={{ amount: paid, currency: payCurrency({ kind, coin }) }} />
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

/** What comes on top of the payment; nothing where another currency comes back. */
function Gain({ outcome, paid }: { readonly outcome: DualPayout; readonly paid: DualPayout }) {
  const t = useText('dual');
  const format = useFormat();
  if (outcome.currency !== paid.currency) return undefined;
  const amount = subtract(shownPayout(outcome), paid.amount);
  if (!isPositive(amount)) return undefined;
  const sum = format.amount(shownPayout({ ...outcome, amount }), { currency: outcome.currency });
  return <span className={styles['when']}>{t('onTop', { sum })}</span>;
}
