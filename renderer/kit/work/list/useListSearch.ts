import { useCallback, useEffect, useRef } from 'react';
import { type Filter, type FilterField, readFilters, writeFilters } from '../../search/filters.ts';
import { useAddress, withValues, wordsIn } from '../../search/useAddress.ts';
import { useOpenRecord } from './useOpenRecord.ts';

/** What a list is asked for. */
export interface ListSearch {
  readonly words: string;
  readonly filters: readonly Filter[];
  /** What it is ordered by, with `-` before it where the order goes down; null is the list's own. */
  readonly sort: string | null;
  /** The field by whose values it is grouped. */
  readonly group?: string | null;
}

interface Options {
  readonly fields: readonly FilterField[];
  /** The orders that the server knows. */
  readonly sorts: readonly string[];
  /** The fields by which it can be grouped. */
  readonly groups?: readonly string[];
  /** The parameter that names the record which is open beside the list. */
  readonly openAs?: string;
  /** What an address without a search stands for; all of it is `view=all` then. */
  readonly base?: readonly Filter[];
  /** The parameters by which the address shows another list in the place of this one. */
  readonly besides?: readonly string[];
}

const NO_FILTERS: readonly Filter[] = [];
/** In the place of a saved view: everything, where that is not what a list begins with. */
const ALL = 'all';

export function readListSearch(
  params: URLSearchParams,
  { fields, sorts, groups = [], base = NO_FILTERS }: Omit<Options, 'openAs' | 'besides'>,
): ListSearch {
  const sort = params.get('sort') ?? '';
  const words = wordsIn(params);
  const filters = readFilters(params, fields);
  const isBase = words === '' && filters.length === 0 && !params.has('view');
  return {
    words,
    filters: isBase ? base : filters,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    group: groups.find((one) => one === params.get('group')) ?? null,
  };
}

/** The address of a list that is asked for this; which record is open beside it stays. */
export function withListSearch(
  params: URLSearchParams,
  { words, filters, sort, group = null }: ListSearch,
  { fields, base = NO_FILTERS }: Pick<Options, 'fields' | 'base'>,
  view: string | null = null,
): URLSearchParams {
  const isAll = view === null && base.length > 0 && filters.length === 0 && words === '';
  return withValues(writeFilters(params, fields, filters), [
    ['q', words],
    ['sort', sort],
    ['group', group],
    ['view', isAll ? ALL : view],
  ]);
}

export const isSameSearch = (one: ListSearch, other: ListSearch): boolean =>
  one.words === other.words &&
  one.sort === other.sort &&
  (one.group ?? null) === (other.group ?? null) &&
  JSON.stringify(one.filters) === JSON.stringify(other.filters);

/** The search of a list in the address: words, filters and order, and which record is open beside it. */
export function useListSearch({ fields, sorts, groups, openAs = 'open', base, besides }: Options) {
  const read = useCallback(
    (from: URLSearchParams) =>
      readListSearch(from, { fields, sorts, ...(groups && { groups }), ...(base && { base }) }),
    [fields, sorts, groups, base],
  );
  const { params, search, write } = useAddress(read);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const view = params.get('view');
  /** The address of the list with another search. */
  const addressFor = useCallback(
    (next: ListSearch, ofView: string | null = null) => {
      const here = new URLSearchParams(params);
      for (const name of besides ?? []) here.delete(name);
      return `?${withListSearch(here, next, { fields, ...(base && { base }) }, ofView)}`;
    },
    [params, fields, base, besides],
  );
  const change = useCallback(
    (changes: Partial<ListSearch>) =>
      write((before) => {
        const kept = before.get('view');
        return withListSearch(
          before,
          { ...latest.current, ...changes },
          { fields, ...(base && { base }) },
          kept === ALL ? null : kept,
        );
      }),
    [write, fields, base],
  );
  const { open, addressOf } = useOpenRecord(openAs);
  return {
    search,
    fields,
    sorts,
    groups,
    change,
    setWords: useCallback((words: string) => change({ words }), [change]),
    clear: () => change({ words: '', filters: [] }),
    /** The address says nothing else than what the list begins with. */
    isBase: base !== undefined && search.words === '' && search.filters === base,
    isNarrowed: search.words !== '' || search.filters.length > 0,
    addressFor,
    /** The address of the list with this record open beside it. */
    addressOf,
    open,
    view: view === ALL ? null : view,
  };
}

export type ListSearching = ReturnType<typeof useListSearch>;
