import { memo } from 'react';
import { RowLink } from '../../link/RowLink.tsx';
import { Skeleton } from '../../state/Skeleton.tsx';
import { type Column, drawCell, isNumeric } from './columns.tsx';
import styles from './RecordList.module.css';

interface ListRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly to: string;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  /** In pixels from where the list begins. */
  readonly start: number;
  readonly isSelected: boolean;
  readonly onToggle: (id: string, isRange?: boolean) => void;
}

const placeOf = (start: number) => ({ insetBlockStart: start });

const classOf = (column: Column<never>): string =>
  isNumeric(column.type) ? `${styles.cell} ${styles.number}` : `${styles.cell}`;

/** One record. The whole row opens it; the box in front selects it. */
function DrawnRow<Row>(props: ListRowProps<Row>) {
  const { id, row, name, to, columns, index, start, isSelected, onToggle } = props;
  const [first, ...others] = columns;
  return (
    <tr
      data-row={id}
      data-selected={isSelected}
      aria-rowindex={index + 2}
      className={styles.row}
      style={placeOf(start)}
    >
      {first !== undefined && (
        <th scope="row" className={styles.name}>
          <label className={styles.box}>
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) =>
                onToggle(id, (event.nativeEvent as Partial<MouseEvent>).shiftKey === true)
              }
            />
          </label>
          <RowLink to={to} className={styles.open}>
            {drawCell(first, row)}
          </RowLink>
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} data-card={column.card ?? 'none'} className={classOf(column)}>
          {drawCell(column, row)}
        </td>
      ))}
    </tr>
  );
}

export const ListRow = memo(DrawnRow) as typeof DrawnRow;

interface LoadingRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly start: number;
}

export const LoadingRow = <Row,>({ columns, start }: LoadingRowProps<Row>) => (
  <tr className={styles.row} style={placeOf(start)}>
    {columns.map((column, index) =>
      index === 0 ? (
        <td key={column.id} className={styles.name}>
          <span className={styles.box} />
          <Skeleton width="60%" />
        </td>
      ) : (
        <td key={column.id} data-card={column.card ?? 'none'} className={classOf(column)}>
          <Skeleton width="60%" />
        </td>
      ),
    )}
  </tr>
);
