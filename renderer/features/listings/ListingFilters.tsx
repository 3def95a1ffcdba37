import { type ChoiceName, LISTING_CHOICES } from '#shared/listing-choices.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { FilterBar } from '../../kit/search/FilterBar.tsx';
import { ListingSearch } from './ListingSearch.tsx';
import { isNarrowed, SEARCH_NAMES, type useListingSearch } from './listingSearch.ts';

type Search = ReturnType<typeof useListingSearch>;

interface ListingFiltersProps extends Pick<Search, 'search' | 'change'> {
  /** How many there are, in words. */
  readonly summary: string;
}

/** What narrows the list, all of it in the address. */
export function ListingFilters({ search, change, summary }: ListingFiltersProps) {
  const select = (name: Exclude<ChoiceName, 'sort'>, label: string, any: string) => (
    <SelectField
      label={label}
      options={[['', any], ...LISTING_CHOICES[name]]}
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <FilterBar
      search={
        <ListingSearch value={search.search ?? ''} onSearch={(text) => change({ search: text })} />
      }
      toggle="Filters and order"
      summary={summary}
      onClear={isNarrowed(search) ? () => change(NOTHING) : undefined}
    >
      {select('state', 'State', 'Any state')}
      {select('type', 'Type', 'Any type')}
      {select('price', 'Price', 'Any price')}
      {select('beds', 'Beds', 'Any size')}
      {select('occupancy', 'Occupancy', 'Any occupancy')}
      {select('cap', 'Cap rate', 'Any cap rate')}
      <SelectField
        label="Order"
        options={LISTING_CHOICES.sort}
        value={search.sort ?? 'newest'}
        onChange={(event) => change({ sort: event.target.value })}
      />
    </FilterBar>
  );
}

export const NOTHING = Object.fromEntries(SEARCH_NAMES.map((name) => [name, null]));
