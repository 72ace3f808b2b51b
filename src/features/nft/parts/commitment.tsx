import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface CommitmentProps {
  /** In full; undefined while there is none that could be sent. */
  readonly bid: Amount | undefined;
  /** Taken with the bid; undefined where the server does not say. */
  readonly deposit: Amount | undefined;
  /** Taken with the bid if it was not before. */
  readonly depositIfDue: Amount | undefined;
  readonly currency: string;
  /** Whether the server ends auctions by itself; otherwise it returns and takes no deposit at the end. */
  readonly endsAuctions: boolean;
}

/** The sum taken now, the sum due on winning, both together, and the loss otherwise. */
export function Commitment({ bid, deposit, depositIfDue, currency, endsAuctions }: CommitmentProps) {
  const t = useText('nft');
  const format = useFormat();
  const money = (value: Amount | undefined, of: string) => <MoneyText value={value} currency={of} isShown />;
  return (
    <>
      <FactList
        facts={[
          {
            id: 'now',
            label: t('bid.takenNow'),
            value:
              deposit === '0'
                ? t('bid.depositThere')
                : depositIfDue === undefined
                  ? money(deposit, depositCurrency)
                  : t('bid.ifDue', { sum: format.amount(depositIfDue, { currency: depositCurrency }) }),
          },
          { id: 'win', label: t('bid.onWinning'), value: money(bid, currency) },
          ...(bid === undefined || deposit === undefined || deposit === '0'
            ? []
            : [
                {
                  id: 'total',
                  label: t('bid.total'),
                  value:
                    currency === depositCurrency ? (
                      money(add(bid, deposit), currency)
                    ) : (
                      <>
                        {money(bid, currency)} + {money(deposit, depositCurrency)}
                      </>
                    ),
                },
              ]),
        ]}
      />
      {endsAuctions ? <p className={styles['note']}>{t('bid.rules')}</p> : undefined}
    </>
  );
}
