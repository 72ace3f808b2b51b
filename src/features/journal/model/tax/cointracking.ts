import { subtract } from '../../../../core/money/fixed-point.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import type { Sum, TaxEvent } from './tax-events.ts';
import { toolFile, toolTime, toolWords, type ToolRow } from './tool-file.ts';

/**
 * The format of CoinTracking's CSV import, https://cointracking.info/import/import_csv/, without the optional columns that may
 * follow. The page itself could not be read for this; the columns and types are those that many public programs give
 * with that address as their source. `Buy Cur.` belongs to its spreadsheet (`Fee Cur. (optional)`) and to what it exports itself.
 */
export const coinTrackingColumns = [
  'Type',
  'Buy Amount',
  'Buy Currency',
  'Sell Amount',
  'Sell Currency',
  'Fee',
  'Fee Currency',
  'Exchange',
  'Trade-Group',
  'Comment',
  'Date',
] as const;

const types = {
  trade: 'Trade',
  gain: 'Derivatives / Futures Profit',
  loss: 'Derivatives / Futures Loss',
  fee: 'Margin Fee',
} as const;

const groups = { spot: 'Spot', contracts: 'Contracts', options: 'Timed options' } as const;

/**
 * Amounts are those that were really received: "buy = 0.99 BTC, sell = 500 USD, fee = 0.01 BTC" where a fee is taken from what
 * was bought, https://cointracking.freshdesk.com/en/support/solutions/articles/29000007202-entering-fees.
 */
const afterFee = (received: Sum, fee: Sum | undefined): Sum => ({
  ...received,
  amount: fee === undefined ? received.amount : subtract(received.amount, fee.amount),
});

function rowOf(event: TaxEvent, exchange: string, mode: MoneyMode): ToolRow {
  const { kind, product, time, sent, received, fee } = event;
  const buy = received && afterFee(received, fee);
  return [
    types[kind],
    buy?.amount,
    buy?.currency,
    sent?.amount,
    sent?.currency,
    fee?.amount,
    fee?.currency,
    exchange,
    groups[product],
    toolWords(event, mode),
    toolTime(time),
  ];
}

/** Its times are UTC without saying so: the format has no place for a zone. */
export const coinTrackingFile = (
  events: readonly TaxEvent[],
  { exchange, mode }: { readonly exchange: string; readonly mode: MoneyMode },
): string =>
  toolFile(
    coinTrackingColumns,
    events.map((event) => rowOf(event, exchange, mode)),
  );
