import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { FileSheet } from '../../../shared/export/panels/file-sheet.tsx';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';
import { useReadOptionOrders } from '../../orders/data/option-orders.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';
import type { ProductId } from '../../mode/model/products.ts';
import { contractColumns, optionColumns, spotColumns } from '../model/record-columns.ts';

export interface OrdersExportProps {
  /** Undefined while nothing is to be exported. */
  readonly product: ProductId | undefined;
  readonly onClose: () => void;
}

/** All orders of one product as a file. */
export function OrdersExport({ product, onClose }: OrdersExportProps) {
  useTextsAhead(['requests']);
  const [readSpot, readContracts, readOption] = [useReadSpotOrders(), useReadContractOrders(), useReadOptionOrders()];
  const sheet = { isOpen: true, onClose };
  switch (product) {
    case 'spot':
      return <FileSheet kind="spot-orders" columns={spotColumns} read={readSpot} {...sheet} />;
    case 'contract':
      return <FileSheet kind="contract-orders" columns={contractColumns} read={readContracts} {...sheet} />;
    case 'seconds':
      return <FileSheet kind="timed-options" columns={optionColumns} read={readOption} {...sheet} />;
    case undefined:
      return undefined;
  }
}
