import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PROPERTY_TYPES } from '#shared/listings.ts';
import { STATES } from '#shared/states.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** What each filter and the order may be; an address that says anything else is ignored. */
export const CHOICES = {
  state: Object.entries(STATES),
  type: Object.entries(PROPERTY_TYPES),
  price: [
    ['0-5000000', 'Under $5M'],
    ['5000000-10000000', '$5M to $10M'],
    ['10000000-25000000', '$10M to $25M'],
    ['25000000-50000000', '$25M to $50M'],
    ['50000000-', 'Over $50M'],
  ],
  beds: [
    ['25', '25 or more'],
    ['50', '50 or more'],
    ['100', '100 or more'],
    ['200', '200 or more'],
  ],
  occupancy: [
    ['80', '80% or more'],
    ['85', '85% or more'],
    ['90', '90% or more'],
    ['95', '95% or more'],
  ],
  cap: [
    ['6', '6% or more'],
    ['7', '7% or more'],
    ['8', '8% or more'],
    ['10', '10% or more'],
  ],
  sort: [
    ['newest', 'Newest'],
    ['price-low', 'Price, lowest first'],
    ['price-high', 'Price, highest first'],
    ['cap', 'Cap rate, highest first'],
    ['beds', 'Beds, most first'],
  ],
} as const satisfies Record<string, Options>;

export type ChoiceName = keyof typeof CHOICES;

/** What the list is asked for, as the address says it. */
export type ListingSearch = Readonly<Partial<Record<ChoiceName | 'search', string>>> & {
  readonly page: number;
};

const choiceNames = Object.keys(CHOICES) as ChoiceName[];
export const SEARCH_NAMES: readonly (ChoiceName | 'search')[] = ['search', ...choiceNames];

const isAllowed = (name: ChoiceName | 'search', value: string): boolean =>
  name === 'search'
    ? value !== ''
    : (CHOICES[name] as Options).some(([choice]) => choice === value);

export function readSearch(params: URLSearchParams): ListingSearch {
  const page = Number(params.get('page') ?? '1');
  return {
    ...Object.fromEntries(
      SEARCH_NAMES.flatMap((name) => {
        const value = params.get(name)?.trim().slice(0, 100) ?? '';
        return isAllowed(name, value) ? [[name, value]] : [];
      }),
    ),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** Whether anything but order and page narrows the list. */
export const isNarrowed = ({ sort: _order, page: _page, ...rest }: ListingSearch): boolean =>
  Object.keys(rest).length > 0;

/** Least and most of a price band; null is without an end. */
export function priceBand(value: string): [least: number, most: number | null] {
  const [least = '0', most = ''] = value.split('-');
  return [Number(least), most === '' ? null : Number(most)];
}

/** The words of a search, in letters and digits only, so that none of them means something to a filter. */
export const wordsOf = (search: string): string[] =>
  search.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [];

/** The address of another page of the same search. */
export function pageLink(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', `${page}`);
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
        next.delete('page');
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
