import type { ReactNode } from 'react';
import styles from './fee-table.module.css';

export interface FeeTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** The figures of one product, a row each. */
export const FeeTable = ({ label, columns, rows }: FeeTableProps) => (
  <table className={styles['table']} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [name, ...others] }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {others.map((cell, at) => (
            <td key={columns[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
