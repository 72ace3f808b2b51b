import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import type { BidStanding } from '../model/bid-standing.ts';
import styles from './nft.module.css';

const depositWords = { due: 'won.depositDue', paid: 'won.depositBack', expired: 'won.depositLost' } as const;

interface BidProps {
  /** Undefined where the server does not say. */
  readonly standing: BidStanding | undefined;
}

/** The outcome of a bid. */
export function BidWord({ standing }: BidProps) {
  const t = useText('nft');
  if (standing === undefined) return undefined;
  const { word, won } = standing;
  return (
    <span className={styles['standing']} data-standing={word}>
      {t(`bidState.${word}`)}
      {won === undefined || won.state === 'expired' ? undefined : ` · ${t(`won.${won.state}`)}`}
    </span>
  );
}

/** Where its deposit is once the auction is over. */
export function BidDeposit({ bid, standing }: BidProps & { readonly bid: ArtBid }) {
  const t = useText('nft');
  const format = useFormat();
  if (standing?.word !== 'won' && standing?.word !== 'lost') return undefined;
  const { won } = standing;
  const deposit = won?.deposit ?? bid.deposit;
  return (
    <span className={styles['small']}>
      {t(won === undefined ? 'won.depositBack' : depositWords[won.state])}
      {deposit === undefined ? undefined : ` · ${format.amount(deposit, { currency: depositCurrency })}`}
    </span>
  );
}
