import type { Column, ColumnSort } from './columns.tsx';

/** Formats a sort for the URL: the name, prefixed with `-` for the descending direction of a two-way sort. */
const serializeSort = (by: string, isDown: boolean): string => (isDown ? `-${by}` : by);

const isOf = ({ by }: ColumnSort, sort: string): boolean => sort.replace(/^-/, '') === by;

/** Direction of a column's sort; null if the list is sorted by another column. */
export function directionOf(column: ColumnSort, sort: string): ColumnSort['direction'] | null {
  if (!isOf(column, sort)) return null;
  if (column.isTwoWay !== true) return column.direction;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/** Sort requested by clicking a column header. */
export function nextSort(column: ColumnSort, sort: string): string {
  if (column.isTwoWay !== true) return column.by;
  const now = directionOf(column, sort);
  return serializeSort(
    column.by,
    now === null ? column.direction === 'descending' : now === 'ascending',
  );
}

/** All sort keys of a list, for validating the URL. */
export const sortsOf = <Row>(columns: readonly Column<Row>[]): readonly string[] =>
  columns.flatMap(({ sort }) => sort?.by ?? []);

/** Sort options for a menu. */
export const sortChoices = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ label, sort }) => {
    if (sort === undefined) return [];
    if (sort.isTwoWay !== true) return [{ sort: sort.by, label }];
    return [
      { sort: sort.by, label: `${label} ↑` },
      { sort: `-${sort.by}`, label: `${label} ↓` },
    ];
  });
