import { payoutDays, type LoanProduct } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { largestOf } from '../model/loan-offer.ts';
import styles from './loan-offer.module.css';

/** Its place while the loans are read, and their rows. */
export function LoanOfferBlank() {
  const t = useText('loans');
  return (
    <>
      <div className={classNames(styles['offer'], styles['awaited'])}>
        <span className={styles['blankMost']} />
        <ul className={styles['chips']} aria-hidden="true">
          {['112px', '124px', '148px', '120px'].map((width) => (
            <li key={width} style={{ width }} />
          ))}
        </ul>
        <p className={styles['risk']}>{t('intro')}</p>
      </div>
      <SkeletonRows count={6} height={57} />
    </>
  );
}

/** What is lent, at a look: how much, how long, how soon, and on what. */
export function LoanOffer({ products }: { readonly products: readonly LoanProduct[] }) {
  const t = useText('loans');
  const format = useFormat();
  const largest = largestOf(products);
  const words = useTermWords(largest?.currencyName ?? '');
  if (largest === undefined) return undefined;
  const { leverage, coins } = products.find((one) => one.leverage !== undefined) ?? largest;
  const days = products.map((one) => one.days);
  const chips = [
    t('offer.term', { from: words.days(Math.min(...days)), to: words.days(Math.max(...days)) }),
    t('offer.payout', { from: format.count(payoutDays.from), to: format.count(payoutDays.to) }),
    ...(leverage === undefined ? [] : [t('offer.leverage', { times: format.count(leverage) })]),
    ...(coins === undefined ? [] : [t('offer.coins', { n: format.count(coins) })]),
  ];
  return (
    <section className={styles['offer']} aria-label={t('offer.title')}>
      <p className={styles['most']}>{t('offer.most', { max: words.sum(largest.maximum) })}</p>
      <ul className={styles['chips']}>
        {chips.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles['risk']}>{t('intro')}</p>
    </section>
  );
}
