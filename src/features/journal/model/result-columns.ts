import { givenProduct } from '../../../core/domain/market/given-product-names.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';
import type { ClosedResult } from './closed-result.ts';
import { tagText, type ResultNotes } from './result-notes.ts';

/** Every closed result, its product by the given name, with what its person wrote to it; the fees are those that the result is after. */
export const resultColumns = (notes: ResultNotes, serverZone: string | undefined): readonly Column<ClosedResult>[] => [
  { name: 'product', cell: ({ product }) => givenProduct[product] },
  { name: 'order_id', cell: ({ id }) => id.slice(id.indexOf(' ') + 1) },
  { name: 'pair', cell: ({ pair }) => pair },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'result_before_fees', cell: ({ gross }) => gross },
  { name: 'fees', cell: ({ fee, result }) => (result === undefined ? undefined : fee) },
  { name: 'result_after_fees', cell: ({ result }) => result },
  ...momentColumns<ClosedResult>('closed_at', { serverZone, read: ({ time }) => time }),
  { name: 'note', cell: ({ id }) => notes.get(id)?.note },
  { name: 'tags', cell: ({ id }) => tagText(notes.get(id)?.tags ?? []) },
];
