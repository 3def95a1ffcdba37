import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { type ChoiceName, LISTING_CHOICES } from '#shared/listing-choices.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { ListingSearch } from './ListingSearch.tsx';
import styles from './Listings.module.css';
import { isNarrowed, SEARCH_NAMES, type useListingSearch } from './listingSearch.ts';

type Search = ReturnType<typeof useListingSearch>;

interface ListingFiltersProps extends Pick<Search, 'search' | 'change'> {
  /** How many there are, in words. */
  readonly summary: string;
}

/** What narrows the list, all of it in the address. */
export function ListingFilters({ search, change, summary }: ListingFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const select = (name: Exclude<ChoiceName, 'sort'>, label: string, any: string) => (
    <SelectField
      label={label}
      options={[['', any], ...LISTING_CHOICES[name]]}
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <ListingSearch value={search.search ?? ''} onSearch={(text) => change({ search: text })} />
      </div>
      <div id={fieldsId} className={styles.fields} data-open={isOpen}>
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
      </div>
      <div className={styles.chips}>
        <p className={styles.summary}>{summary}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          Filters and order
        </button>
        {isNarrowed(search) && (
          <Button size="small" variant="minimal" icon={<Cross />} onClick={() => change(NOTHING)}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}

export const NOTHING = Object.fromEntries(SEARCH_NAMES.map((name) => [name, null]));
