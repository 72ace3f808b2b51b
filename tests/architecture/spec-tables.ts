export interface CallRow {
  readonly area: string;
  /** `POST /coin/trade`. */
  readonly operation: string;
}

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

export const readCalls = (text: string): readonly CallRow[] =>
  rowsOf(text).map(([area = '', verb = '', path = '']) => ({ area, operation: `${verb} ${path}` }));

export const readRoutes = (text: string): readonly string[] => rowsOf(text).map(([, route = '']) => route);
