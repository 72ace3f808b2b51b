// The public data that scripts/pack-history.mjs packs. It lies among the packages of the bench.
import { readFileSync } from 'node:fs';
import { appleStock, bitcoinPrice } from '@visx/mock-data';

const standardAndPoorsFile = new URL('../data/sp500-2000.csv', import.meta.resolve('vega-datasets'));

export const standardAndPoorsText = readFileSync(standardAndPoorsFile, 'utf8');
export const appleDays = appleStock;
export const bitcoinDays = bitcoinPrice.prices;
