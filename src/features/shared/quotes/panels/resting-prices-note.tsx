import { Suspense } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useRestingPrices } from '../../instruments/data/resting-prices.ts';

const DataSaverLink = laterPart(async () => (await import('./data-saver-link.tsx')).DataSaverLink);

/** For each page with a list of prices: while data is saved it reads them, and says how often, with the way to the setting. */
export function RestingPricesNote() {
  const isResting = useRestingPrices();
  return <Suspense>{isResting ? <DataSaverLink /> : undefined}</Suspense>;
}
