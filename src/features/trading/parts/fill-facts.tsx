import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { unknownText } from '../../../core/money/format.ts';
import { MoneyText, PriceText } from '../../../core/ui/money-text.tsx';
import type { SentOrder } from '../model/order-snapshot.ts';
import type { OrderFill } from '../model/receipt.ts';
import { FactList } from './fact-list.tsx';

export interface FillFactsProps {
  readonly fill: OrderFill;
  readonly snapshot: SentOrder;
  readonly priceStep: Price | undefined;
}

/** What was filled, at which price on average and for which fee, as the server's list says it; a dash where it does not. */
export function FillFacts({ fill, snapshot, priceStep }: FillFactsProps) {
  const t = useText('trading');
  const { base, quote } = snapshot;
  const notSaid = `${unknownText} ${t('receipt.notSaid')}`;
  const feeCurrency = fill.feeCurrency === 'base' ? base : quote;
  return (
    <FactList
      facts={[
        { id: 'filled', label: t('receipt.filled'), value: <MoneyText value={fill.quantity} currency={base} /> },
        {
          id: 'price',
          label: t('receipt.fillPrice'),
          value:
            fill.price === undefined ? (
              notSaid
            ) : (
              <>
                <PriceText value={fill.price} step={priceStep} /> {quote}
              </>
            ),
        },
        {
          id: 'fee',
          label: t('ticket.lines.fee'),
          value:
            fill.fee === undefined ? (
              notSaid
            ) : (
              <>
                {fill.isFeeExact ? undefined : '≈ '}
                <MoneyText value={fill.fee} currency={feeCurrency} />
              </>
            ),
        },
      ]}
    />
  );
}
