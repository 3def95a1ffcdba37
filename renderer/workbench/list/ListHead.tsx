import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Column, isNumeric } from './columns.tsx';
import { directionOf, nextSort } from './order.ts';
import styles from './RecordList.module.css';
import type { ListSort } from './RecordList.tsx';
import type { ListView } from './useListView.ts';
import { remInPixels } from './useRowHeight.ts';
import type { Selection } from './useSelection.ts';

interface ListHeadProps<Row> {
  readonly ref: RefObject<HTMLTableSectionElement | null>;
  readonly view: ListView<Row>;
  readonly selection: Selection;
  /** Number of selectable rows. */
  readonly count: number;
  readonly sort: ListSort;
}

export function ListHead<Row>({ ref, view, selection, count, sort }: ListHeadProps<Row>) {
  return (
    <thead ref={ref}>
      <tr aria-rowindex={1} className={styles.row}>
        {view.shown.map(({ column }, index) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={(column.sort && directionOf(column.sort, sort.by)) ?? undefined}
            className={`${index === 0 ? styles.name : styles.cell} ${isNumeric(column.type) ? styles.number : ''}`}
          >
            {index === 0 && <AllBox selection={selection} count={count} />}
            <Label column={column} sort={sort} />
            <Edge label={column.label} onResize={(rem) => view.resize(column.id, rem)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function AllBox({ selection, count }: { readonly selection: Selection; readonly count: number }) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.ids.size;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all rows that are loaded"
        disabled={count === 0}
        checked={count > 0 && chosen === count}
        onChange={selection.toggleAll}
      />
    </label>
  );
}

function Label<Row>({ column, sort }: { readonly column: Column<Row>; readonly sort: ListSort }) {
  const order = column.sort;
  if (order === undefined) return <span className={styles.label}>{column.label}</span>;
  const direction = directionOf(order, sort.by);
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => sort.onSort(nextSort(order, sort.by))}
    >
      <span className={styles.label}>{column.label}</span>
      {direction !== null && (
        <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>
      )}
    </button>
  );
}

const STEP_REM = 1;

/** Resizes a column by dragging or with the arrow keys. */
function Edge({ label, onResize }: { label: string; onResize: (rem: number) => void }) {
  const pulled = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const widthOf = (element: Element) => element.closest('th')?.getBoundingClientRect().width ?? 0;

  function pull(event: PointerEvent) {
    if (pulled.current === null) return;
    const width = pulled.current.width + event.clientX - pulled.current.x;
    onResize(Math.round((width / remInPixels()) * 10) / 10);
  }
  return (
    <button
      type="button"
      aria-label={`Width of ${label}: left and right arrow keys`}
      className={styles.edge}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pulled.current = { x: event.clientX, width: widthOf(event.currentTarget) };
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        pulled.current = null;
      }}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -STEP_REM, ArrowRight: STEP_REM }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onResize(Math.round(widthOf(event.currentTarget) / remInPixels()) + by);
      }}
    />
  );
}
