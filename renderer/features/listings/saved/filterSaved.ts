import type { Column } from '../../../workbench/list/columns.tsx';
import { compareValues, meetsFilter } from '../../../workbench/list/localRows.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import type { SavedListing } from './saved.ts';

const valueBy = (row: SavedListing, field: string): string | number | null => {
  switch (field) {
    case 'list':
      return row.list_id;
    case 'standing':
      return row.standing;
    case 'type':
      return row.property_type;
    case 'state':
      return row.us_state;
    case 'price':
      return row.price;
    case 'beds':
      return row.total_beds;
    default:
      return null;
  }
};

/** Filters and sorts the saved communities, all of which are loaded. */
export function filterAndSortSaved(
  rows: readonly SavedListing[],
  { words, filters, sort }: ListSearch,
  columns: readonly Column<SavedListing>[],
): readonly SavedListing[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const left = rows.filter((row) => {
    const text = [row.property_name, row.location, row.note].join(' ').toLowerCase();
    return (
      terms.every((term) => text.includes(term)) &&
      filters.every((filter) => meetsFilter(valueBy(row, filter.field), filter))
    );
  });
  const by = sort?.replace(/^-/, '');
  const column = columns.find((one) => one.sort?.by === by);
  if (column === undefined) return left;
  const isDown = sort?.startsWith('-') === true;
  return left.toSorted((a, b) => compareValues(column.value(a), column.value(b), isDown));
}
