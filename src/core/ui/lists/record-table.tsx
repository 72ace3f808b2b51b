import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IconArrowNarrowDown } from '../icons/arrow-narrow-down.gen.tsx';
import { IconArrowNarrowUp } from '../icons/arrow-narrow-up.gen.tsx';
import { whenWanted } from '../when-wanted.tsx';
import { handFocusOn } from './hand-focus-on.ts';
import { ReadPart } from './read-part.ts';
import { nextRowSort, sortedRows, type RowSort, type SortValue } from './sorted-rows.ts';
import styles from './record-table.module.css';
import { useHeldOrder } from './use-held-order.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Stands at the end of its column, as figures do. */
  readonly isFigure?: boolean;
  /** Holds what can be done about a row. */
  readonly isActs?: boolean;
  /** Dropped where the table is narrow: the receipt has it. The last to go needs still less room, 'phone' a phone's width. */
  readonly isLess?: boolean | 'last' | 'phone';
  /** Absent where rows cannot be ordered by it. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Chooses which rows there are by this column, in its head. */
  readonly filter?: ReactNode;
  readonly render: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** What went wrong with a row, below it. */
  readonly failureOf?: ((row: Row) => string | undefined) | undefined;
}

const SortedPartNote = whenWanted<{ readonly read: number }>({
  load: async () => (await import('./sorted-part-note.tsx')).SortedPartNote,
  isExtra: true,
});

/**
 * Records in one line each, ordered by any column. The order as they came returns with the third tap. Of a list that has not
 * been read to its end, an order says that it is of those read.
 */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, rows } = props;
  const [sort, setSort] = useState<RowSort>();
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const sorted = useMemo(
    () => (sort === undefined || sortBy === undefined ? rows : sortedRows(rows, sortBy, sort.direction)),
    [rows, sort, sortBy],
  );
  const { rows: shown, hold } = useHeldOrder(sorted, sortBy !== undefined);
  const part = useContext(ReadPart);
  const table = (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-figure={column.isFigure}
              data-less={column.isLess}
              data-acts={column.isActs}
              aria-sort={column.id === sort?.column ? sort.direction : undefined}
            >
              {column.sortBy === undefined ? (
                column.filter === undefined && column.label
              ) : (
                <Head column={column} sort={sort} onSort={() => setSort(nextRowSort(sort, column.id))} />
              )}
              {column.filter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...hold}>
        {shown.map((row) => (
          <Line key={row.id} row={row} columns={columns} failure={props.failureOf?.(row)} />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {part === false || sortBy === undefined ? undefined : <SortedPartNote read={part} />}
      {table}
    </>
  );
}

interface HeadProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: RowSort | undefined;
  readonly onSort: () => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? IconArrowNarrowUp : IconArrowNarrowDown;
  return (
    <button type="button" className={styles['head']} onClick={onSort}>
      {column.label}
      {direction === undefined ? undefined : <Icon size={12} stroke={2} aria-hidden="true" />}
    </button>
  );
}

interface LineProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly failure: string | undefined;
}

function Line<Row>({ row, columns, failure }: LineProps<Row>) {
  const line = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    return () => (current === null ? undefined : handFocusOn(current));
  }, []);
  return (
    <>
      <tr ref={line}>
        {columns.map((column) => (
          <td key={column.id} data-figure={column.isFigure} data-less={column.isLess} data-acts={column.isActs}>
            {column.render(row)}
          </td>
        ))}
      </tr>
      {failure === undefined ? undefined : <Failure key={failure} text={failure} width={columns.length} />}
    </>
  );
}

/** Comes into sight: below the row that was pressed a pane may end. */
function Failure({ text, width }: { readonly text: string; readonly width: number }) {
  const place = useRef<HTMLTableRowElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <tr ref={place}>
      <td colSpan={width} className={styles['failure']}>
        <div role="alert">{text}</div>
      </td>
    </tr>
  );
}
