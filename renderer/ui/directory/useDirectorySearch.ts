import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { readCursor, withoutCursor } from '../list/paging.ts';
import { readSearchTerm, useUrlSearch, withParams } from '../search/useUrlSearch.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** A directory query from the URL; values no filter offers are ignored. */
interface DirectorySearch<Name extends string> {
  readonly words: string;
  readonly chosen: Readonly<Partial<Record<Name, string>>>;
  /** The page cursor; undefined is the first page. */
  readonly after: string | undefined;
}

function readDirectorySearch<Name extends string>(
  params: URLSearchParams,
  choices: Readonly<Record<Name, Options>>,
): DirectorySearch<Name> {
  const chosen: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(choices) as Name[]) {
    const value = params.get(name);
    if (value !== null && choices[name].some(([one]) => one === value)) chosen[name] = value;
  }
  const [name, place] = readCursor(params) ?? [];
  return {
    words: readSearchTerm(params, 'search').slice(0, 100),
    chosen,
    after: name === 'after' ? place : undefined,
  };
}

/** Returns the search in the URL and a setter. A new search starts on its first page. */
export function useDirectorySearch<Name extends string>(choices: Readonly<Record<Name, Options>>) {
  const { pathname } = useLocation();
  const read = useCallback(
    (params: URLSearchParams) => readDirectorySearch(params, choices),
    [choices],
  );
  const { params, search, write } = useUrlSearch(read);
  const apply = (changes: readonly (readonly [name: string, value: string])[]) =>
    write((before) => withParams(withoutCursor(before), changes));
  const change = (name: Name | 'search', value: string) => apply([[name, value]]);
  // A sort order doesn't count as a filter.
  const narrowing = (Object.keys(choices) as Name[]).filter((name) => name !== 'sort');
  const chosenCount = narrowing.filter((name) => search.chosen[name] !== undefined).length;
  const isNarrowed = search.words !== '' || chosenCount > 0;
  const clear = () => apply(['search', ...narrowing].map((name) => [name, '']));
  return { search, choices, change, clear, isNarrowed, chosenCount, pathname, params };
}
