import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isCursor } from '../../kit/format/id.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** What a directory is asked for, as the address says it; what no filter offers is ignored. */
export interface DirectorySearch<Name extends string> {
  readonly words: string;
  readonly chosen: Readonly<Partial<Record<Name, string>>>;
  /** The cursor of the page; undefined is the first page. */
  readonly after: string | undefined;
}

export function readDirectorySearch<Name extends string>(
  params: URLSearchParams,
  choices: Readonly<Record<Name, Options>>,
): DirectorySearch<Name> {
  const chosen: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(choices) as Name[]) {
    const value = params.get(name);
    if (value !== null && choices[name].some(([one]) => one === value)) chosen[name] = value;
  }
  const after = params.get('after') ?? '';
  return {
    words: params.get('search')?.trim().slice(0, 100) ?? '',
    chosen,
    after: isCursor(after) ? after : undefined,
  };
}

/** The search in the address, and how to change it. Another search begins on its first page. */
export function useDirectorySearch<Name extends string>(choices: Readonly<Record<Name, Options>>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = useMemo(() => readDirectorySearch(params, choices), [params, choices]);
  const apply = (changes: readonly (readonly [name: string, value: string])[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('after');
        for (const [name, value] of changes) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const change = (name: Name | 'search', value: string) => apply([[name, value]]);
  // An order narrows nothing.
  const narrowing = (Object.keys(choices) as Name[]).filter((name) => name !== 'sort');
  const chosenCount = narrowing.filter((name) => search.chosen[name] !== undefined).length;
  const isNarrowed = search.words !== '' || chosenCount > 0;
  const clear = () => apply(['search', ...narrowing].map((name) => [name, '']));
  /** The address of the page that begins behind this one; of the first page without. */
  const pageAfter = (cursor?: string): string => {
    const next = new URLSearchParams(params);
    if (cursor === undefined) next.delete('after');
    else next.set('after', cursor);
    return next.size === 0 ? pathname : `${pathname}?${next}`;
  };
  return { search, choices, change, clear, isNarrowed, chosenCount, pageAfter };
}
