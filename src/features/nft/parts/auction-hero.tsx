import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Figures } from '../../shared/product-page/parts/figures.tsx';
import type { SaleClock } from './use-nft-words.ts';

export interface AuctionHeroProps {
  readonly label: string;
  readonly price: Artwork['price'];
  /** The lowest bid that counts; undefined where none can be made. */
  readonly next: Artwork['price'] | undefined;
  readonly currency: string;
  /** Undefined where nothing can be counted down to. */
  readonly clock: SaleClock | undefined;
}

/** What an auction is about: the price, the next bid, and the clock. */
export function AuctionHero({ label, price, next, currency, clock }: AuctionHeroProps) {
  const t = useText('nft');
  const money = (value: Artwork['price']) => <MoneyText value={value} currency={currency} isShown />;
  return (
    <Figures
      // A clock with days stays in one line.
      least={148}
      figures={[
        { id: 'price', label, value: money(price), isLead: true },
        ...(next === undefined ? [] : [{ id: 'next', label: t('bid.next'), value: money(next), isLead: true }]),
        ...(clock === undefined
          ? []
          : [{ id: 'clock', label: t(`clock.${clock.state}`), value: clock.left, isLead: true }]),
      ]}
    />
  );
}
