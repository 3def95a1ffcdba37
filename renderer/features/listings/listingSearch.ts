import { type ChoiceName, LISTING_CHOICES } from '#shared/market/listing-choices.ts';
import { readSentence, wishOf } from '#shared/market/sentence/sentence.ts';
import type { RangeName, Reading, Wish } from '#shared/market/sentence/wish.ts';
import { PLACE_NAMES, type PlaceName, readPlace } from '../../kit/list/paging.ts';
import { useAddress, wordsIn } from '../../kit/search/useAddress.ts';
import { RANGE_NAMES, rangeText, readRange, writeRange } from './listingRanges.ts';
import {
  PLACE_FILTERS,
  type PlaceFilter,
  placeWords,
  readPlaceFilter,
  writeNear,
} from './placeFilters.ts';

type FilterName = Exclude<ChoiceName, 'sort'> | PlaceFilter;
type SearchName = ChoiceName | PlaceFilter | 'search';
type Narrowing = Readonly<Partial<Record<FilterName | 'search', string>>>;

/** A listing search as the URL encodes it: at most one of `after` and `before`. */
export type ListingSearch = Narrowing & Readonly<Partial<Record<'sort' | PlaceName, string>>>;

/** Changes to a search; null clears a value. */
export type SearchChanges = Readonly<Partial<Record<SearchName, string | null>>>;

/** Maximum length read from the search text, and from an area's corners. */
const LONGEST = 200;
const LONGEST_AREA = 390;

const choiceNames = Object.keys(LISTING_CHOICES) as ChoiceName[];
export const SEARCH_NAMES: readonly SearchName[] = ['search', ...choiceNames, ...PLACE_FILTERS];

/** Single-choice filters. */
const SINGLE: readonly ChoiceName[] = ['sort', 'status', 'fresh'];

const isRange = (name: ChoiceName): name is RangeName =>
  RANGE_NAMES.some((range) => range === name);

const isChoice = (name: ChoiceName, value: string): boolean =>
  LISTING_CHOICES[name].some(([choice]: readonly [string, string]) => choice === value);

/** States and types accept several comma-separated values. */
function readFilter(name: ChoiceName, value: string): string | null {
  if (isRange(name)) {
    const range = readRange(value);
    return range === null ? null : writeRange(name, range);
  }
  if (SINGLE.includes(name)) return isChoice(name, value) ? value : null;
  const several = [...new Set(value.split(','))].filter((one) => isChoice(name, one));
  return several.length === 0 ? null : several.join(',');
}

const ORDERS = { newest: 'newest', cheapest: 'price-low', cap: 'cap' } as const;

const isName = (text: string): boolean => readSentence(text).understood.length === 0;

/** Quotes text that is a name but would otherwise be parsed as a filter. */
export const nameText = (text: string): string => (isName(text) ? text : `"${text}"`);

function rangesOf(wish: Wish): Narrowing {
  return Object.fromEntries(
    RANGE_NAMES.flatMap((name) => {
      const value = writeRange(name, { from: wish[`${name}From`], to: wish[`${name}To`] });
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Converts parsed sentence pieces into filters and an order; the rest becomes `search`, a name. */
export function searchOf({ understood, left }: Reading): ListingSearch {
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
  } = wishOf(understood);
  const several = (all: readonly string[]) => [...new Set(all)].join(',');
  const rest = left.join(' ');
  const search = [
    ...(place === undefined ? [] : [nameText(place)]),
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
    ...(near !== undefined && { near: writeNear(near) }),
    ...rangesOf(ranges),
    ...(order !== undefined && { sort: ORDERS[order] }),
  };
}

/** Parses typed search text as a sentence, or keeps it as a name. */
export function readSearchText(text: string): ListingSearch {
  const reading = readSentence(text);
  if (reading.understood.length > 0) return searchOf(reading);
  return reading.left.length === 0 ? {} : { search: text };
}

/** The URL may also contain a sentence, as in external links; filters set alongside it apply. */
export function readSearch(params: URLSearchParams): ListingSearch {
  const place = readPlace(params);
  const said = readSearchText(wordsIn(params, 'search'));
  const chosen = Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = readFilter(name, params.get(name)?.slice(0, LONGEST) ?? '');
      return value === null ? [] : [[name, value]];
    }),
  );
  const places = Object.fromEntries(
    PLACE_FILTERS.flatMap((name) => {
      const value = readPlaceFilter(name, params.get(name)?.slice(0, LONGEST_AREA) ?? '');
      return value === null ? [] : [[name, value]];
    }),
  );
  const all: Partial<Record<string, string>> = { ...said, ...chosen, ...places };
  return Object.fromEntries([
    ...SEARCH_NAMES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    ...(place === undefined ? [] : [place]),
  ]);
}

/** The part of a search that determines which communities match, without order and page. */
export const narrowingOf = ({
  sort: _sort,
  after: _after,
  before: _before,
  ...rest
}: ListingSearch): Narrowing => rest;

/** True if the search has filters beyond order and page. */
export const isNarrowed = (search: ListingSearch): boolean =>
  Object.keys(narrowingOf(search)).length > 0;

/** The choices by their server names. */
export const facetsOf = (search: ListingSearch): string[] =>
  Object.entries(narrowingOf(search)).flatMap(([name, value]) =>
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
    placeWords(name, search[name] ?? '').flatMap(({ label, rest }) =>
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
export const wordsOfSearch = (search: ListingSearch): string[] => [
  ...chipsOf(narrowingOf(search)).map(({ label }) => label),
  ...(search.search === undefined ? [] : [`“${search.search}”`]),
];

/** Reads a search as the server stores it. */
export function readFacets(facets: readonly string[], words: string): ListingSearch {
  const params = new URLSearchParams(
    facets.map((facet) => {
      const at = facet.indexOf(':');
      return [facet.slice(0, at), facet.slice(at + 1)];
    }),
  );
  if (words !== '') params.set('search', words);
  return readSearch(params);
}

/** Returns the URL parameters with the changes applied, reset to the first page. Other parameters stay. */
export function changedParams(before: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const all: SearchChanges = { ...readSearch(before), ...changes };
  const next = new URLSearchParams(before);
  for (const name of [...SEARCH_NAMES, ...PLACE_NAMES]) next.delete(name);
  for (const name of SEARCH_NAMES) {
    const value = all[name];
    if (value) next.set(name, value);
  }
  return next;
}

/** The search as query parameters for the list's URL. */
export const searchQuery = (search: ListingSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(changedParams(new URLSearchParams(), search));

/** The search in the URL. Each change is a history entry, so going back undoes it. */
export function useListingSearch() {
  const { params, search, write } = useAddress(readSearch);
  const change = (changes: SearchChanges) => {
    if (`${changedParams(params, changes)}` !== `${params}`)
      write((before) => changedParams(before, changes), 'is a step');
  };
  return { search, params, change };
}
