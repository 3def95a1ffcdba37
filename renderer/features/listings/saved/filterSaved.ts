import type { Filter } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
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

function meets(row: SavedListing, { field, is, values }: Filter): boolean {
  const value = valueBy(row, field);
  const [first = '', second = ''] = values;
  switch (is) {
    case 'any_of':
      return value !== null && values.includes(String(value));
    case 'none_of':
      return value === null || !values.includes(String(value));
    case 'at_least':
      return value !== null && Number(value) >= Number(first);
    case 'at_most':
      return value !== null && Number(value) <= Number(first);
    case 'between':
      return value !== null && Number(value) >= Number(first) && Number(value) <= Number(second);
    default:
      return true;
  }
}

/** Sorts missing values last in either direction. */
function compare(one: unknown, other: unknown, down: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  return down ? -order : order;
}

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
      terms.every((term) => text.includes(term)) && filters.every((filter) => meets(row, filter))
    );
  });
  const by = sort?.replace(/^-/, '');
  const column = columns.find((one) => one.sort?.by === by);
  if (column === undefined) return left;
  const isDown = sort?.startsWith('-') === true;
  return left.toSorted((a, b) => compare(column.value(a), column.value(b), isDown));
}
