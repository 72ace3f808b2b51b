import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import type { TaxEvent } from './tax-events.ts';
import { toolFile, toolTime, toolWords, type ToolRow } from './tool-file.ts';

/**
 * The universal template of Koinly, https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data
 * (columns and times, which "must be in UTC"; some of its versions call the column of labels `Tag`).
 */
export const koinlyColumns = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
] as const;

/**
 * "Use the realized gain tag on all deposit/withdrawal rows that are related to pnl":
 * https://support.koinly.io/en/articles/9490027-futures-and-perpetuals-pnl-transactions. The margin fee is a label of files:
 * https://support.koinly.io/hc/en-us/articles/9917463555100-What-are-labels-tags-.
 */
const labels = { trade: '', gain: 'realized gain', loss: 'realized gain', fee: 'margin fee' } as const;

/**
 * A fee comes on top of the amounts (https://support.koinly.io/en/articles/9490025-trading-fees-transaction-fees). Of two
 * rows with the same time, amounts and hash Koinly drops one
 * (https://support.koinly.io/en/articles/9789363-how-duplicate-detection-works-in-koinly), so the number of the order is in the
 * place of the hash: two equal trades are both kept, and a file that is read twice counts once. The worth is Koinly's to find.
 */
function rowOf(event: TaxEvent, mode: MoneyMode): ToolRow {
  const { kind, part, product, id, time, sent, received, fee } = event;
  return [
    `${toolTime(time)} UTC`,
    sent?.amount,
    sent?.currency,
    received?.amount,
    received?.currency,
    fee?.amount,
    fee?.currency,
    undefined,
    undefined,
    labels[kind],
    toolWords(event, mode),
    `${givenProduct[product]}-${id}-${part}`,
  ];
}

export const koinlyFile = (events: readonly TaxEvent[], mode: MoneyMode): string =>
  toolFile(
    koinlyColumns,
    events.map((event) => rowOf(event, mode)),
  );
