import { memo, type PointerEvent, useRef } from 'react';
import type { Field } from '#shared/records/noun.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { SidePanelLink } from '../SidePanelLink.tsx';
import { CellEditor } from './CellEditor.tsx';
import { type Column, drawCell, isNumeric } from './columns.tsx';
import styles from './RecordList.module.css';
import type { CellEdit } from './useCellEdit.ts';

interface ListRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly to: string;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  /** Offset from the start of the list, in pixels. */
  readonly start: number;
  readonly isSelected: boolean;
  /** True if this record is open beside the list. */
  readonly isOpen: boolean;
  /** True for the list's single tab stop; otherwise Tab could never get past the list. */
  readonly isStop: boolean;
  readonly edit?: CellEdit<Row> | undefined;
  /** Column of the cell being edited. */
  readonly editing: string | null;
  readonly onToggle: (id: string, isRange?: boolean) => void;
}

const placeOf = (start: number) => ({ insetBlockStart: start });

const classOf = (column: Column<never>): string =>
  isNumeric(column.type) ? `${styles.cell} ${styles.number}` : `${styles.cell}`;

/** A record row. Clicking anywhere opens the record; the checkbox selects it. */
function ListRowView<Row>(props: ListRowProps<Row>) {
  const { id, row, name, to, columns, index, start, isSelected, onToggle } = props;
  const { isOpen, isStop, edit, editing } = props;
  const tabIndex = isStop ? 0 : -1;
  const [first, ...others] = columns;
  const pressed = useRef<string | null>(null);
  const contentOf = (column: Column<Row>) =>
    column.id === editing && column.field !== undefined && edit !== undefined ? (
      <EditedCell field={column.field} row={row} edit={edit} />
    ) : null;
  return (
    <tr
      data-row={id}
      data-selected={isSelected}
      data-open={isOpen}
      data-editing={editing !== null}
      onPointerDown={(event) => {
        // The first click of a double-click may open the record and shift the columns.
        if (event.detail < 2) pressed.current = columnAt(event);
      }}
      onDoubleClick={() => edit?.begin(id, pressed.current)}
      aria-rowindex={index + 2}
      className={styles.row}
      style={placeOf(start)}
    >
      {first !== undefined && (
        <th scope="row" data-column={first.id} className={styles.name}>
          <label className={styles.box}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) =>
                onToggle(id, (event.nativeEvent as Partial<MouseEvent>).shiftKey === true)
              }
            />
          </label>
          {contentOf(first) ?? (
            <SidePanelLink
              isRow
              to={to}
              tabIndex={tabIndex}
              className={styles.open}
              aria-current={isOpen ? 'true' : undefined}
            >
              {drawCell(first, row)}
            </SidePanelLink>
          )}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          data-column={column.id}
          data-card={column.card ?? 'none'}
          className={classOf(column)}
        >
          {contentOf(column) ?? drawCell(column, row, tabIndex)}
        </td>
      ))}
    </tr>
  );
}

/** Returns the column under the pointer, ignoring overlays. */
function columnAt({ target, clientX, clientY }: PointerEvent): string | null {
  const found = document.elementsFromPoint?.(clientX, clientY) ?? [target as Element];
  for (const element of found) {
    if (element instanceof HTMLElement && element.dataset.column) return element.dataset.column;
  }
  return (target as Element).closest<HTMLElement>('[data-column]')?.dataset.column ?? null;
}

interface EditedCellProps<Row> {
  readonly field: Field;
  readonly row: Row;
  readonly edit: CellEdit<Row>;
}

const EditedCell = <Row,>({ field, row, edit }: EditedCellProps<Row>) => (
  <CellEditor
    field={field}
    value={getFieldValue(row as Readonly<Record<string, unknown>>, field.name)}
    offers={edit.offers}
    onSave={(value) => edit.save(row, field, value)}
    onLeave={edit.leave}
  />
);

export const ListRow = memo(ListRowView) as typeof ListRowView;

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
