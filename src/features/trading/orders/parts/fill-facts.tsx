import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { unknownText } from '../../../../core/money/format.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import type { SentOrder } from '../model/order-snapshot.ts';
import type { OrderFill } from '../model/placed-order-figures.ts';
import { SumText } from './sum-text.tsx';
import styles from './fill-facts.module.css';

const about = '≈\u00a0';

export interface FillFactsProps {
  readonly fill: OrderFill;
  readonly snapshot: SentOrder;
  readonly priceStep: Price | undefined;
}

/** Filled quantity, average price, what it came to and the fee from the server's list; a dash for a missing one. */
export function FillFacts({ fill, snapshot, priceStep }: FillFactsProps) {
  const t = useText('trading');
  const records = useText('records');
  const { base, quote } = snapshot;
  const notSaid = `${unknownText} ${t('receipt.notSaid')}`;
  return (
    <Facts>
      <FillFact label={records('receipt.filled')}>
        <MoneyText value={fill.quantity} currency={base} />
      </FillFact>
      <FillFact label={records('receipt.fillPrice')}>
        {fill.price === undefined ? (
          notSaid
        ) : (
          <>
            <PriceText value={fill.price} step={priceStep} /> {quote}
          </>
        )}
      </FillFact>
      <FillFact label={records(fill.feeCurrency === 'base' ? 'receipt.paid' : 'receipt.received')}>
        {fill.total === undefined ? (
          notSaid
        ) : (
          <>
            {fill.isTotalExact ? '' : about}
            <SumText value={fill.total} currency={quote} isCost={fill.feeCurrency === 'base'} />
          </>
        )}
      </FillFact>
      <FillFact label={t('ticket.lines.fee')}>
        {fill.fee === undefined ? (
          notSaid
        ) : (
          <>
            {fill.isFeeExact ? '' : about}
            <SumText value={fill.fee} currency={fill.feeCurrency === 'base' ? base : quote} isCost />
          </>
        )}
      </FillFact>
    </Facts>
  );
}

/** Figures with their names, as many in a line as there is room for. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles['facts']}>{children}</dl>
);

export function FillFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
