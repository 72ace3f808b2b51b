/** What the bench uses of AG Grid. The package, and its own types with it, is installed only to be measured. */
declare module 'ag-grid-community' {
  interface Module {
    readonly moduleName: string;
  }
  interface Theme {
    readonly id: string;
  }
  export const AllCommunityModule: Module;
  export const ModuleRegistry: { registerModules(modules: Module[]): void };
  export const themeQuartz: Theme;

  export interface GridOptions<Row> {
    theme: Theme;
    rowHeight: number;
    columnDefs: { field: keyof Row; width: number }[];
    rowData: Row[];
    getRowId: (row: { data: Row }) => string;
  }
  export interface GridApi<Row> {
    applyTransactionAsync(change: { update: Row[] }): void;
  }
  export function createGrid<Row>(root: HTMLElement, options: GridOptions<Row>): GridApi<Row>;
}
