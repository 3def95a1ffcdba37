import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChoiceName, LISTING_CHOICES } from '#shared/listing-choices.ts';
import { isCursor } from '../../kit/format/id.ts';

type Narrowing = Readonly<Partial<Record<Exclude<ChoiceName, 'sort'> | 'search', string>>>;

/** What the list is asked for, as the address says it: at most one of `after` and `before`. */
export type ListingSearch = Narrowing & Readonly<Partial<Record<'sort' | PlaceName, string>>>;

/** A page begins behind a place in the order, or ends before one. */
const PLACE_NAMES = ['after', 'before'] as const;
type PlaceName = (typeof PLACE_NAMES)[number];

const choiceNames = Object.keys(LISTING_CHOICES) as ChoiceName[];
export const SEARCH_NAMES: readonly (ChoiceName | 'search')[] = ['search', ...choiceNames];

const isAllowed = (name: ChoiceName | 'search', value: string): boolean =>
  name === 'search'
    ? value !== ''
    : LISTING_CHOICES[name].some(([choice]: readonly [string, string]) => choice === value);

export function readSearch(params: URLSearchParams): ListingSearch {
  const place = PLACE_NAMES.find((name) => isCursor(params.get(name) ?? ''));
  return Object.fromEntries([
    ...SEARCH_NAMES.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 100) ?? '';
      return isAllowed(name, value) ? [[name, value]] : [];
    }),
    ...(place === undefined ? [] : [[place, params.get(place)]]),
  ]);
}

/** What of a search decides which communities there are, whatever their order and page. */
export const narrowingOf = ({
  sort: _sort,
  after: _after,
  before: _before,
  ...rest
}: ListingSearch): Narrowing => rest;

/** Whether anything but order and page narrows the list. */
export const isNarrowed = (search: ListingSearch): boolean =>
  Object.keys(narrowingOf(search)).length > 0;

/** The choices as the server names them. */
export const facetsOf = (search: ListingSearch): string[] =>
  Object.entries(narrowingOf(search)).flatMap(([name, value]) =>
    name === 'search' ? [] : [`${name}:${value}`],
  );

/** The address of another page of the same search; without a place it is the first. */
export function pageLink(params: URLSearchParams, place?: readonly [PlaceName, string]): string {
  const next = new URLSearchParams(params);
  for (const name of PLACE_NAMES) next.delete(name);
  if (place !== undefined) next.set(...place);
  return next.size === 0 ? '?' : `?${next}`;
}

/** The search in the address, and how to change it; null clears. Another search begins on its first page. */
export function useListingSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = (changes: Readonly<Partial<Record<ChoiceName | 'search', string | null>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of PLACE_NAMES) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { search, params, change };
}
