import { useExportContext } from '../../shared/export/data/export-context.ts';
import { exportTable, type ExportTable } from '../../shared/export/model/export-file.ts';
import { ExportSheet } from '../../shared/export/parts/export-sheet.tsx';
import { useReadContractOrders } from '../data/contract-orders.ts';
import { useReadSecondsOrders } from '../data/seconds-orders.ts';
import { useReadSpotOrders } from '../data/spot-orders.ts';
import type { ProductId } from '../model/products.ts';
import { contractColumns, secondsColumns, spotColumns } from '../model/record-columns.ts';

export interface OrdersExportProps {
  /** Undefined while nothing is to be exported. */
  readonly product: ProductId | undefined;
  readonly onClose: () => void;
}

/** All orders of one product as a file. */
export function OrdersExport({ product, onClose }: OrdersExportProps) {
  const { now, ...origin } = useExportContext();
  const [readSpot, readContracts, readSeconds] = [useReadSpotOrders(), useReadContractOrders(), useReadSecondsOrders()];
  const tables: Readonly<Record<ProductId, () => ExportTable>> = {
    spot: () => exportTable({ kind: 'spot-orders', origin, columns: spotColumns, read: readSpot }),
    contract: () => exportTable({ kind: 'contract-orders', origin, columns: contractColumns, read: readContracts }),
    seconds: () => exportTable({ kind: 'timed-options', origin, columns: secondsColumns, read: readSeconds }),
  };
  return product === undefined ? undefined : <ExportSheet table={tables[product]()} now={now} onClose={onClose} />;
}
