interface RowPlace {
  readonly file: string;
  readonly within?: string;
  readonly before: string;
  readonly row: string;
}
export function rowsOf(): readonly RowPlace[];
