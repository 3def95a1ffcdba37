import type { ColumnOf, ColumnSort } from '../../../workbench/list/columns.tsx';
import { propertyTypeLabel } from './listing.ts';

interface ListingRow {
  readonly property_name: string | null;
  readonly location: string | null;
  readonly property_type: string | null;
  readonly price: number | null;
  readonly total_beds?: number | null;
  readonly total_units?: number | null;
}

/** A column's order, which a second click reverses. */
export const sortBy = (
  by: string,
  direction: ColumnSort['direction'] = 'descending',
): ColumnSort => ({ by, direction, isTwoWay: true });

/** Columns shared by the lists of communities; `of` reads the community from a row. */
export const listingColumns = <Row>(of: (row: Row) => ListingRow) => {
  const text = (
    id: string,
    label: string,
    value: (listing: ListingRow) => string | null,
  ): ColumnOf<Row, 'text'> => ({
    id,
    label,
    type: 'text',
    value: (row) => value(of(row)),
    width: 9,
  });
  const number = (id: 'beds' | 'units', label: string): ColumnOf<Row, 'number'> => ({
    id,
    label,
    type: 'number',
    value: (row) => of(row)[`total_${id}`] ?? null,
    width: 4,
  });
  const price: ColumnOf<Row, 'money'> = {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: (row) => of(row).price,
    none: 'On request',
    width: 6.5,
  };
  return {
    name: text('name', 'Community', (listing) => listing.property_name),
    place: text('place', 'Place', ({ location }) => location),
    type: text('type', 'Type', ({ property_type: type }) => type && propertyTypeLabel(type)),
    price,
    beds: number('beds', 'Beds'),
    units: number('units', 'Units'),
  };
};
