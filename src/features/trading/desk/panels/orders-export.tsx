import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { FileSheet } from '../../../shared/export/panels/file-sheet.tsx';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';
import { useReadOptionOrders } from '../../orders/data/option-orders.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';
import type { ProductId } from '../../mode/model/products.ts';
import {
  contractTraits,
  isSet,
  matches,
  optionTraits,
  spotTraits,
  type RecordFilter,
  type RecordTraits,
} from '../../orders/model/record-filter.ts';
import { contractColumns, optionColumns, spotColumns } from '../model/record-columns.ts';

export interface OrdersExportProps {
  /** Undefined while nothing is to be exported. */
  readonly product: ProductId | undefined;
  /** The one that is set on the page; everything without one. */
  readonly filter?: RecordFilter | undefined;
  readonly onClose: () => void;
}

/** The orders of one product that the page shows, as a file. */
export function OrdersExport({ product, filter, onClose }: OrdersExportProps) {
  useTextsAhead(['requests']);
  const [readSpot, readContracts, readOption] = [useReadSpotOrders(), useReadContractOrders(), useReadOptionOrders()];
  const sheet = { isOpen: true, onClose };
  const showing = <Order,>(traitsOf: (order: Order) => RecordTraits): ((order: Order) => boolean) | undefined =>
    filter === undefined || !isSet(filter) ? undefined : (order) => matches(filter, traitsOf(order));
  switch (product) {
    case 'spot':
      return (
        <FileSheet kind="spot-orders" columns={spotColumns} read={readSpot} shows={showing(spotTraits)} {...sheet} />
      );
    case 'contracts':
      return (
        <FileSheet
          kind="contract-orders"
          columns={contractColumns}
          read={readContracts}
          shows={showing(contractTraits)}
          {...sheet}
        />
      );
    case 'options':
      return (
        <FileSheet
          kind="timed-options"
          columns={optionColumns}
          read={readOption}
          shows={showing(optionTraits)}
          {...sheet}
        />
      );
    case undefined:
      return undefined;
  }
}
