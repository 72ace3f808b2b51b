import { MarketFreshnessNote } from '../../shared/quotes/panels/market-freshness-note.tsx';
import { RestingPricesNote } from '../../shared/quotes/panels/resting-prices-note.tsx';

/** How old the prices of the page are, and how often they come. */
export function MarketNotes() {
  return (
    <>
      <RestingPricesNote />
      <MarketFreshnessNote />
    </>
  );
}
