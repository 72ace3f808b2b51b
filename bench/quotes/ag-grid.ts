import {
  AllCommunityModule,
  createGrid,
  ModuleRegistry,
  themeQuartz,
  type GridApi,
  type GridOptions,
} from 'ag-grid-community';
import { offer, symbolOf, type Tick } from './harness.ts';

type Row = Readonly<Record<keyof Omit<Tick, 'index'>, string>>;

ModuleRegistry.registerModules([AllCommunityModule]);

function gridOptions(rows: number): GridOptions<Row> {
  return {
    theme: themeQuartz,
    rowHeight: 56,
    columnDefs: [
      { field: 'symbol', width: 120 },
      { field: 'price', width: 110 },
      { field: 'change', width: 80 },
      { field: 'volume', width: 80 },
    ],
    rowData: Array.from({ length: rows }, (_, index) => ({
      symbol: symbolOf(index),
      price: '-',
      change: '-',
      volume: '-',
    })),
    getRowId: ({ data }) => data.symbol,
  };
}

/** As its documentation tells to show many changes: transactions that it gathers, rows drawn only in sight. */
await offer(async (rows, root) => {
  root.style.height = '100vh';
  const grid: GridApi<Row> = createGrid(root, gridOptions(rows));
  return {
    take: ({ symbol, price, change, volume }) =>
      grid.applyTransactionAsync({ update: [{ symbol, price, change, volume }] }),
    priceCell: (index) => root.querySelector(`[row-id="${symbolOf(index)}"] [col-id="price"]`),
  };
});
