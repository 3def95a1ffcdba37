import type { Column, ColumnSort } from './columns.tsx';

/** As an address says an order: the name, with `-` before it where one that goes both ways goes down. */
const said = (by: string, isDown: boolean): string => (isDown ? `-${by}` : by);

const isOf = ({ by }: ColumnSort, sort: string): boolean => sort.replace(/^-/, '') === by;

/** Which way a column is ordered; null where the list goes by another. */
export function directionOf(column: ColumnSort, sort: string): ColumnSort['direction'] | null {
  if (!isOf(column, sort)) return null;
  if (column.isTwoWay !== true) return column.direction;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/** What a press on the head of a column asks for. */
export function nextSort(column: ColumnSort, sort: string): string {
  if (column.isTwoWay !== true) return column.by;
  const now = directionOf(column, sort);
  return said(column.by, now === null ? column.direction === 'descending' : now === 'ascending');
}

/** The names of all orders of a list, for what an address may say. */
export const sortsOf = <Row>(columns: readonly Column<Row>[]): readonly string[] =>
  columns.flatMap(({ sort }) => sort?.by ?? []);

/** The orders as a menu has them. */
export const sortChoices = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ label, sort }) => {
    if (sort === undefined) return [];
    if (sort.isTwoWay !== true) return [{ sort: sort.by, label }];
    return [
      { sort: sort.by, label: `${label} ↑` },
      { sort: `-${sort.by}`, label: `${label} ↓` },
    ];
  });
