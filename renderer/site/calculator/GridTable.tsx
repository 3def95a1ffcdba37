import { useId } from 'react';
import styles from './GridTable.module.css';

interface GridTableProps {
  readonly caption: string;
  /** Label of the row headings. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/**
 * A grid of results for two inputs that scrolls horizontally if needed. Each value is a separate cell: a
 * right-aligned text change would count as layout shift.
 */
export function GridTable({ caption, corner, columns, rows }: GridTableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.grid}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order and may be called alike
              <th key={`${place} ${column}`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their order and may be alike
                <td key={`${place} ${cell}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
