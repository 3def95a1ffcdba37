import { type ChoiceName, LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import type { ParsedQuery, RangeName, SearchCriteria } from '#shared/listings/sentence/criteria.ts';
import { mergeCriteria, parseSearchQuery } from '#shared/listings/sentence/parse-query.ts';
import { CURSOR_PARAMS, type CursorParam, readCursor } from '../../../ui/list/paging.ts';
import { readSearchTerm, useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { parseRange, RANGE_NAMES, rangeText, serializeRange } from './listingRanges.ts';
import {
  describePlaceFilter,
  PLACE_FILTERS,
  type PlaceFilter,
  parsePlaceFilter,
  serializeNear,
} from './placeFilters.ts';

type FilterName = Exclude<ChoiceName, 'sort'> | PlaceFilter;
type SearchName = ChoiceName | PlaceFilter | 'search';
type Narrowing = Readonly<Partial<Record<FilterName | 'search', string>>>;

/** A listing search as the URL encodes it: at most one of `after` and `before`. */
export type ListingSearch = Narrowing & Readonly<Partial<Record<'sort' | CursorParam, string>>>;

/** Changes to a search; null clears a value. */
export type SearchChanges = Readonly<Partial<Record<SearchName, string | null>>>;

/** Maximum length read from the search text, and from an area's corners. */
const LONGEST = 200;
const LONGEST_AREA = 390;

const choiceNames = Object.keys(LISTING_CHOICES) as ChoiceName[];
export const SEARCH_PARAMS: readonly SearchName[] = ['search', ...choiceNames, ...PLACE_FILTERS];

/** Single-choice filters. */
const SINGLE: readonly ChoiceName[] = ['sort', 'status', 'fresh'];

const isRange = (name: ChoiceName): name is RangeName =>
  RANGE_NAMES.some((range) => range === name);

const isChoice = (name: ChoiceName, value: string): boolean =>
  LISTING_CHOICES[name].some(([choice]: readonly [string, string]) => choice === value);

/** States and types accept several comma-separated values. */
function readFilter(name: ChoiceName, value: string): string | null {
  if (isRange(name)) {
    const range = parseRange(value);
    return range === null ? null : serializeRange(name, range);
  }
  if (SINGLE.includes(name)) return isChoice(name, value) ? value : null;
  const several = [...new Set(value.split(','))].filter((one) => isChoice(name, one));
  return several.length === 0 ? null : several.join(',');
}

const ORDERS = { newest: 'newest', cheapest: 'price-low', cap: 'cap' } as const;

const isName = (text: string): boolean => parseSearchQuery(text).understood.length === 0;

/** Quotes text that is a name but would otherwise be parsed as a filter. */
export const quoteName = (text: string): string => (isName(text) ? text : `"${text}"`);

function rangesOf(criteria: SearchCriteria): Narrowing {
  return Object.fromEntries(
    RANGE_NAMES.flatMap((name) => {
      const value = serializeRange(name, {
        from: criteria[`${name}From`],
        to: criteria[`${name}To`],
      });
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Converts parsed sentence pieces into filters and an order; the rest becomes `search`, a name. */
export function toListingSearch({ understood, left }: ParsedQuery): ListingSearch {
  const {
    states,
    types,
    place,
    order,
    near,
    counties,
    licenses,
    payors,
    status,
    fresh,
    ...ranges
  } = mergeCriteria(understood);
  const several = (all: readonly string[]) => [...new Set(all)].join(',');
  const rest = left.join(' ');
  const search = [
    ...(place === undefined ? [] : [quoteName(place)]),
    ...(rest === '' ? [] : [rest]),
  ];
  return {
    ...(search.length > 0 && { search: search.join(' ') }),
    ...(states !== undefined && { state: several(states) }),
    ...(types !== undefined && { type: several(types) }),
    ...(licenses !== undefined && { license: several(licenses) }),
    ...(payors !== undefined && { payor: several(payors) }),
    ...(status !== undefined && { status }),
    ...(fresh !== undefined && { fresh: `${fresh}` }),
    ...(counties !== undefined && { county: several(counties) }),
    ...(near !== undefined && { near: serializeNear(near) }),
    ...rangesOf(ranges),
    ...(order !== undefined && { sort: ORDERS[order] }),
  };
}

/** Parses typed search text as a sentence, or keeps it as a name. */
export function parseSearchText(text: string): ListingSearch {
  const reading = parseSearchQuery(text);
  if (reading.understood.length > 0) return toListingSearch(reading);
  return reading.left.length === 0 ? {} : { search: text };
}

/** The URL may also contain a sentence, as in external links; filters set alongside it apply. */
export function parseSearch(params: URLSearchParams): ListingSearch {
  const place = readCursor(params);
  const parsedText = parseSearchText(readSearchTerm(params, 'search'));
  const chosen = Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = readFilter(name, params.get(name)?.slice(0, LONGEST) ?? '');
      return value === null ? [] : [[name, value]];
    }),
  );
  const places = Object.fromEntries(
    PLACE_FILTERS.flatMap((name) => {
      const value = parsePlaceFilter(name, params.get(name)?.slice(0, LONGEST_AREA) ?? '');
      return value === null ? [] : [[name, value]];
    }),
  );
  const all: Partial<Record<string, string>> = { ...parsedText, ...chosen, ...places };
  return Object.fromEntries([
    ...SEARCH_PARAMS.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    ...(place === undefined ? [] : [place]),
  ]);
}

/** The part of a search that determines which communities match, without order and page. */
export const getActiveFilters = ({
  sort: _sort,
  after: _after,
  before: _before,
  ...rest
}: ListingSearch): Narrowing => rest;

/** True if the search has filters beyond order and page. */
export const hasFilters = (search: ListingSearch): boolean =>
  Object.keys(getActiveFilters(search)).length > 0;

/** The choices by their server names. */
export const facetsOf = (search: ListingSearch): string[] =>
  Object.entries(getActiveFilters(search)).flatMap(([name, value]) =>
    name === 'search' ? [] : [`${name}:${value}`],
  );

export interface Chip {
  readonly label: string;
  /** The changes that remove this chip. */
  readonly without: SearchChanges;
}

const labelOf = (name: ChoiceName, value: string): string =>
  LISTING_CHOICES[name].find(([choice]: readonly [string, string]) => choice === value)?.[1] ??
  value;

/** One labeled chip per filter and sort order. */
export const chipsOf = (search: ListingSearch): Chip[] => [
  ...chipsOfChoices(search),
  ...PLACE_FILTERS.flatMap((name) =>
    describePlaceFilter(name, search[name] ?? '').flatMap(({ label, rest }) =>
      search[name] === undefined ? [] : [{ label, without: { [name]: rest } }],
    ),
  ),
];

const chipsOfChoices = (search: ListingSearch): Chip[] =>
  choiceNames.flatMap((name): Chip[] => {
    const value = search[name];
    if (value === undefined) return [];
    if (isRange(name)) return [{ label: rangeText(name, value), without: { [name]: null } }];
    const several = value.split(',');
    return several.map((one) => ({
      label: labelOf(name, one),
      without: { [name]: several.filter((other) => other !== one).join(',') },
    }));
  });

/** Labels of all filters plus the name searched for. */
export const describeSearch = (search: ListingSearch): string[] => [
  ...chipsOf(getActiveFilters(search)).map(({ label }) => label),
  ...(search.search === undefined ? [] : [`“${search.search}”`]),
];

/** Reads a search as the server stores it. */
export function parseFacets(facets: readonly string[], searchText: string): ListingSearch {
  const params = new URLSearchParams(
    facets.map((facet) => {
      const at = facet.indexOf(':');
      return [facet.slice(0, at), facet.slice(at + 1)];
    }),
  );
  if (searchText !== '') params.set('search', searchText);
  return parseSearch(params);
}

/** Returns the URL parameters with the changes applied, reset to the first page. Other parameters stay. */
export function applySearchChanges(
  before: URLSearchParams,
  changes: SearchChanges,
): URLSearchParams {
  const all: SearchChanges = { ...parseSearch(before), ...changes };
  const next = new URLSearchParams(before);
  for (const name of [...SEARCH_PARAMS, ...CURSOR_PARAMS]) next.delete(name);
  for (const name of SEARCH_PARAMS) {
    const value = all[name];
    if (value) next.set(name, value);
  }
  return next;
}

/** The search as query parameters for the list's URL. */
export const searchQuery = (search: ListingSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(applySearchChanges(new URLSearchParams(), search));

/** The search in the URL. Each change is a history entry, so going back undoes it. */
export function useListingSearch() {
  const { params, search, write } = useUrlSearch(parseSearch);
  const change = (changes: SearchChanges) => {
    if (`${applySearchChanges(params, changes)}` !== `${params}`)
      write((before) => applySearchChanges(before, changes), 'is a step');
  };
  return { search, params, change };
}
