import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import type { FieldSuggestions } from '../form/FieldControl.tsx';
import type { CellExit } from './CellEditor.tsx';
import type { Column } from './columns.tsx';

/** Inline-editable cells and their save handler. */
export interface Editable<Row> {
  readonly offers: FieldSuggestions;
  readonly save: (row: Row, field: Field, value: Value) => void;
}

/** Editing state passed to rows. */
export interface CellEdit<Row> extends Editable<Row> {
  readonly begin: (id: string, column: string | null) => void;
  readonly leave: (to: CellExit) => void;
}

export const isEditable = <Row>({ field }: Column<Row>): boolean =>
  field !== undefined && field.isReadOnly !== true && field.type !== 'record';

/** Tracks the cell being edited; one at a time. */
export function useCellEdit<Row>(
  list: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  editable: Editable<Row> | undefined,
) {
  const [cell, setCell] = useState<{ readonly id: string; readonly column: string } | null>(null);
  const latest = useRef({ cell, columns });
  useLayoutEffect(() => {
    latest.current = { cell, columns };
  });

  const startEdit = useCallback((id: string, column: string | null) => {
    const able = latest.current.columns.filter(isEditable);
    // Names are for opening records, so editing starts at the next editable column.
    const found = column === null ? (able[1] ?? able[0]) : able.find((one) => one.id === column);
    if (found !== undefined) setCell({ id, column: found.id });
  }, []);
  const exitCell = useCallback(
    (to: CellExit) => {
      const { cell: from, columns: all } = latest.current;
      if (from === null) return;
      const able = all.filter(isEditable);
      const here = able.findIndex(({ id }) => id === from.column);
      const step = to === 'next' ? 1 : -1;
      const other = to === 'next' || to === 'previous' ? able[here + step] : undefined;
      flushSync(() => setCell(other === undefined ? null : { id: from.id, column: other.id }));
      if (other !== undefined || to === 'nowhere') return;
      list.current?.querySelector<HTMLElement>(`[data-row="${from.id}"] a`)?.focus();
    },
    [list],
  );
  const edit = useMemo<CellEdit<Row> | undefined>(
    () => editable && { ...editable, begin: startEdit, leave: exitCell },
    [editable, startEdit, exitCell],
  );
  return { cell, edit };
}
