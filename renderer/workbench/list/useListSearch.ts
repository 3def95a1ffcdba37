import { useCallback, useEffect, useRef } from 'react';
import {
  type Filter,
  type FilterField,
  readFilters,
  writeFilters,
} from '../../ui/search/filters.ts';
import { readSearchTerm, useUrlSearch, withParams } from '../../ui/search/useUrlSearch.ts';
import { useOpenRecord } from './useOpenRecord.ts';

/** Search state of a list. */
export interface ListSearch {
  readonly words: string;
  readonly filters: readonly Filter[];
  /** Sort key, prefixed with `-` for descending; null means the list's default. */
  readonly sort: string | null;
  /** Field to group by. */
  readonly group?: string | null;
}

interface Options {
  readonly fields: readonly FilterField[];
  /** Sort keys the server supports. */
  readonly sorts: readonly string[];
  /** Fields it can be grouped by. */
  readonly groups?: readonly string[];
  /** Search param of the record open beside the list. */
  readonly openAs?: string;
  /** Filters of a URL without a search; `view=all` then means everything. */
  readonly base?: readonly Filter[];
  /** Search params that replace this list with another. */
  readonly besides?: readonly string[];
}

const NO_FILTERS: readonly Filter[] = [];
/** View name for everything, if that isn't the default. */
const ALL = 'all';

export function readListSearch(
  params: URLSearchParams,
  { fields, sorts, groups = [], base = NO_FILTERS }: Omit<Options, 'openAs' | 'besides'>,
): ListSearch {
  const sort = params.get('sort') ?? '';
  const searchTerm = readSearchTerm(params);
  const filters = readFilters(params, fields);
  const isBase = searchTerm === '' && filters.length === 0 && !params.has('view');
  return {
    words: searchTerm,
    filters: isBase ? base : filters,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    group: groups.find((one) => one === params.get('group')) ?? null,
  };
}

/** Returns the search params for a list search; the open record stays. */
export function withListSearch(
  params: URLSearchParams,
  { words, filters, sort, group = null }: ListSearch,
  { fields, base = NO_FILTERS }: Pick<Options, 'fields' | 'base'>,
  view: string | null = null,
): URLSearchParams {
  const isAll = view === null && base.length > 0 && filters.length === 0 && words === '';
  return withParams(writeFilters(params, fields, filters), [
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

/** A list's search in the URL: text, filters, sort, and the open record. */
export function useListSearch({ fields, sorts, groups, openAs = 'open', base, besides }: Options) {
  const read = useCallback(
    (from: URLSearchParams) =>
      readListSearch(from, { fields, sorts, ...(groups && { groups }), ...(base && { base }) }),
    [fields, sorts, groups, base],
  );
  const { params, search, write } = useUrlSearch(read);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const view = params.get('view');
  /** URL of the list with another search. */
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
        const viewParam = before.get('view');
        return withListSearch(
          before,
          { ...latest.current, ...changes },
          { fields, ...(base && { base }) },
          viewParam === ALL ? null : viewParam,
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
    setWords: useCallback((searchTerm: string) => change({ words: searchTerm }), [change]),
    clear: () => change({ words: '', filters: [] }),
    /** True if the URL has only the default search. */
    isBase: base !== undefined && search.words === '' && search.filters === base,
    isNarrowed: search.words !== '' || search.filters.length > 0,
    addressFor,
    /** URL of the list with this record open. */
    addressOf,
    open,
    view: view === ALL ? null : view,
  };
}

export type ListSearching = ReturnType<typeof useListSearch>;
