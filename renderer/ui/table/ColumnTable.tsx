import type { ReactNode } from 'react';
import { FoldedCell } from './FoldedCell.tsx';
import { columns as columnClass, FoldingTable } from './FoldingTable.tsx';

export interface TableColumn<Row> {
  readonly label: string;
  /** Null if there is no value. */
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string | undefined;
}

interface ColumnTableProps<Row> {
  readonly className?: string | undefined;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first column names the row. */
  readonly columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
}

/** A folding table described by its columns. */
export function ColumnTable<Row>({ className = '', rows, keyOf, columns }: ColumnTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <FoldingTable className={`${columnClass} ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.className}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row>
            <th scope="row">{name.cell(row)}</th>
            {others.map(({ label, cell, className: cellClass }) => (
              <FoldedCell key={label} label={label} className={cellClass}>
                {cell(row)}
              </FoldedCell>
            ))}
          </tr>
        ))}
      </tbody>
    </FoldingTable>
  );
}
