import { useMemo } from 'react';
import type { PersistedValue } from '../../session/persisted/usePersistedValue.ts';
import * as s from '../../ui/shape/shape.ts';
import type { Column } from './columns.tsx';

const isStoredListView = s.object({
  isDense: s.bool,
  columns: s.listOf(s.object({ id: s.text, isShown: s.bool, width: s.number })),
});
export type StoredListView = s.ShapeOf<typeof isStoredListView>;

const REM = { least: 4, most: 40 } as const;
/** Sentinel for the column's default width. */
const OWN_WIDTH = 0;

export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly isShown: boolean;
  /** User-set width in rem. */
  readonly width: number | null;
}

/** Orders the columns by the user's settings; the first column names the row and stays first. */
function place<Row>(
  columns: readonly Column<Row>[],
  storedView: StoredListView | null,
): readonly PlacedColumn<Row>[] {
  const places = storedView?.columns ?? [];
  const rank = (id: string) => {
    const found = places.findIndex((one) => one.id === id);
    return found < 0 ? places.length : found;
  };
  const [name, ...others] = columns;
  if (name === undefined) return [];
  return [name, ...others.toSorted((a, b) => rank(a.id) - rank(b.id))].map((column) => {
    const found = places.find(({ id }) => id === column.id);
    const width = found?.width ?? OWN_WIDTH;
    return {
      column,
      isShown: column === name || (found?.isShown ?? column.isHidden !== true),
      width: width === OWN_WIDTH ? null : width,
    };
  });
}

/** A user's list settings: columns, order, widths, and density; defaults to the saved view's. */
export function useListView<Row>(
  columns: readonly Column<Row>[],
  { value, keep: keepValue }: PersistedValue,
  saved?: unknown,
) {
  const storedView = isStoredListView(value) ? value : isStoredListView(saved) ? saved : null;
  const placed = useMemo(() => place(columns, storedView), [columns, storedView]);
  const shown = useMemo(() => placed.filter(({ isShown }) => isShown), [placed]);
  const isDense = storedView?.isDense ?? false;

  function keep(order: readonly PlacedColumn<Row>[], isNowDense = isDense) {
    const arranged: StoredListView = {
      isDense: isNowDense,
      columns: order.map(({ column, isShown, width }) => ({
        id: column.id,
        isShown,
        width: width ?? OWN_WIDTH,
      })),
    };
    keepValue(arranged);
  }
  const change = (id: string, changes: Partial<Pick<PlacedColumn<Row>, 'isShown' | 'width'>>) =>
    keep(placed.map((one) => (one.column.id === id ? { ...one, ...changes } : one)));

  return {
    placed,
    shown,
    /** Settings as stored in a view. */
    kept: storedView ?? undefined,
    isDense,
    setDense: (value: boolean) => keep(placed, value),
    show: (id: string, isShown: boolean) => change(id, { isShown }),
    resize: (id: string, width: number) =>
      change(id, { width: Math.min(Math.max(width, REM.least), REM.most) }),
    /** Moves a column one place left or right, never before the name column. */
    move: (id: string, by: -1 | 1) => {
      const from = placed.findIndex(({ column }) => column.id === id);
      const other = placed[from + by];
      const moved = placed[from];
      if (moved === undefined || other === undefined || from + by < 1) return;
      keep(placed.with(from, other).with(from + by, moved));
    },
    reset: () => keep(place(columns, null), false),
  };
}

export type ListView<Row> = ReturnType<typeof useListView<Row>>;
