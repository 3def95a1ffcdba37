import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Operations.module.css';

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** Index of the first numeric column; numbers are right-aligned. */
  readonly figuresFrom?: number;
}

/** A table of figures; the first cell of each row is its label. */
export function FigureTable({ label, columns, rows, figuresFrom = 1 }: FigureTableProps) {
  const isFigure = (index: number) => index >= figuresFrom || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
    <section className={ui.scroll} tabIndex={0} aria-label={`Table: ${label}`}>
      <RuledTable className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={isFigure(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-figure={isFigure(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </section>
  );
}
