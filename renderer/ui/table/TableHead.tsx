import styles from './TableHead.module.css';

/** A heading of text, of figures, or for screen readers only. */
export type Column = string | { readonly number: string } | { readonly hidden: string };

const labelOf = (column: Column) =>
  typeof column === 'string' ? column : 'number' in column ? column.number : column.hidden;

/** The column headings of a table. */
export const TableHead = ({ columns }: { readonly columns: readonly Column[] }) => (
  <thead>
    <tr>
      {columns.map((column) => {
        const label = labelOf(column);
        const isNumber = typeof column === 'object' && 'number' in column;
        const isHidden = typeof column === 'object' && 'hidden' in column;
        return (
          <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
            {isHidden ? <span className="visually-hidden">{label}</span> : label}
          </th>
        );
      })}
    </tr>
  </thead>
);
