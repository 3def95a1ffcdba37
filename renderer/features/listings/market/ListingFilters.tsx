import { type ReactNode, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { type ChoiceName, LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import type { RangeName } from '#shared/listings/sentence/criteria.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { FilterBar } from '../../../ui/search/FilterBar.tsx';
import styles from './Filters.module.css';
import { ListingSearch } from './ListingSearch.tsx';
import type { ListingFigures } from './listing.ts';
import {
  type Chip,
  chipsOf,
  hasFilters,
  SEARCH_PARAMS,
  type useListingSearch,
} from './listingSearch.ts';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';
import { NearFilter } from './NearFilter.tsx';
import { placeName } from './placeFilters.ts';
import { RangeFilter } from './RangeFilter.tsx';

type Search = ReturnType<typeof useListingSearch>;

interface ListingFiltersProps extends Pick<Search, 'search' | 'change'> {
  /** Result count as text. */
  readonly summary: string;
  /** Count per option, as far as known. */
  readonly facets: ListingFigures['facets'] | undefined;
  /** True in a workspace list, which leaves the height to the rows. */
  readonly isDense: boolean;
  /** Additional notes about the current list. */
  readonly note: ReactNode;
}

/** The list's filters, all stored in the URL. */
export function ListingFilters({
  search,
  change,
  summary,
  facets,
  isDense,
  note,
}: ListingFiltersProps) {
  const isMoreSet = MORE.some((name) => search[name] !== undefined);
  const [isMore, setMore] = useState(isMoreSet);
  const isWhole = isMore || isMoreSet;
  const select = (name: Selected, label: string, any: string) => (
    <SelectField
      label={label}
      options={[['', any], ...optionsOf(name, search[name], facets?.[name])]}
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const range = (name: RangeName, label: string, example: readonly [string, string]) => (
    <RangeFilter
      name={name}
      label={label}
      example={example}
      value={search[name]}
      counts={facets?.[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const several = (name: 'care' | 'license' | 'payor', label: string) => (
    <MultiSelectFilter
      label={label}
      choices={LISTING_CHOICES[name]}
      value={search[name]}
      counts={facets?.[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const more = {
    county: (
      <CountyFilter
        value={search.county}
        counts={facets?.county}
        onValue={(county) => change({ county })}
      />
    ),
    near: <NearFilter near={search.near} city={search.city} onChange={change} />,
    care: several('care', 'Care types'),
    license: several('license', 'License'),
    payor: several('payor', 'Payor'),
    built: range('built', 'Built', ['1995', '2010']),
    status: select('status', 'Status', 'Any status'),
    fresh: select('fresh', 'Confirmed', 'Any time'),
  };
  const chips = chipsOf(search);
  return (
    <FilterBar
      search={<ListingSearch value={search.search ?? ''} onChange={change} />}
      toggle={chips.length === 0 ? 'Filters' : `Filters · ${chips.length}`}
      summary={summary}
      chips={
        <>
          <PlainButton
            size="small"
            variant="minimal"
            className={styles.moreButton}
            aria-expanded={isWhole}
            disabled={isMoreSet}
            onClick={() => setMore(!isMore)}
          >
            {isWhole ? 'Fewer filters' : 'More filters'}
          </PlainButton>
          {note}
          {chips.map((chip) => (
            <TakeOff key={chip.label} chip={chip} onTake={() => change(chip.without)} />
          ))}
        </>
      }
      onClear={hasFilters(search) ? () => change(CLEARED_FILTERS) : undefined}
      className={isDense ? `${styles.filters} ${styles.dense}` : styles.filters}
    >
      {select('state', 'State', 'Any state')}
      {select('type', 'Type', 'Any type')}
      {range('price', 'Price', ['$5M', '$15M'])}
      {range('each', 'Price per bed', ['$100k', '$150k'])}
      {range('beds', 'Beds', ['60', '120'])}
      {range('occupancy', 'Occupancy', ['85%', '95%'])}
      {range('cap', 'Cap rate', ['7%', '9%'])}
      <SelectField
        label="Sort by"
        options={LISTING_CHOICES.sort}
        value={search.sort ?? 'newest'}
        onChange={(event) => change({ sort: event.target.value })}
      />
      {Object.entries(more).map(([name, field]) => (
        <div key={name} className={styles.more} data-is-shown={isWhole}>
          {field}
        </div>
      ))}
    </FilterBar>
  );
}

export const CLEARED_FILTERS = Object.fromEntries(SEARCH_PARAMS.map((name) => [name, null]));

type Selected = Extract<ChoiceName, 'state' | 'type' | 'status' | 'fresh'>;

/** Filters in the second row. */
const MORE = [
  'county',
  'near',
  'city',
  'care',
  'license',
  'payor',
  'built',
  'status',
  'fresh',
] as const;

interface CountyFilterProps {
  readonly value: string | undefined;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onValue: (value: string) => void;
}

/** County filter, available once a state is selected. */
function CountyFilter({ value, counts, onValue }: CountyFilterProps) {
  const known = Object.entries(counts ?? {})
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([county, count]) => [county, `${placeName(county)} (${formatNumber(count)})`] as const);
  const options =
    value === undefined || known.some(([county]) => county === value)
      ? known
      : [[value, value.split(',').map(placeName).join(' or ')] as const, ...known];
  return (
    <SelectField
      label="County"
      options={[
        ['', options.length === 0 ? 'Choose a state first' : 'Any county'],
        ...options.map(([county, label]) => [county, label] as const),
      ]}
      value={value ?? ''}
      disabled={options.length === 0}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** Returns options with results, with their counts; all options while counts are unknown. */
function optionsOf(
  name: Selected,
  chosen: string | undefined,
  counts: Readonly<Record<string, number>> | undefined,
): (readonly [string, string])[] {
  const choices: readonly (readonly [string, string])[] = LISTING_CHOICES[name];
  const several = chosen?.includes(',') ? chosen.split(',') : [];
  const names = new Map(choices);
  return [
    ...(several.length === 0 || chosen === undefined
      ? []
      : [[chosen, several.map((one) => names.get(one)).join(', ')] as const]),
    ...choices.flatMap(([value, label]) => {
      if (counts === undefined) return [[value, label] as const];
      const count = counts[value] ?? 0;
      return count > 0 || value === chosen
        ? [[value, `${label} (${formatNumber(count)})`] as const]
        : [];
    }),
  ];
}

/** Chip of an active filter with a remove button. */
const TakeOff = ({ chip, onTake }: { readonly chip: Chip; readonly onTake: () => void }) => (
  <button
    type="button"
    className={styles.chip}
    aria-label={`Remove filter: ${chip.label}`}
    onClick={onTake}
  >
    {chip.label}
    <CrossIcon />
  </button>
);
