import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contact } from '#shared/records/nouns/contact.ts';
import type { RecordSearch } from '../../core/records/search.ts';
import { isId } from '../../kit/format/id.ts';

/** What the address says: words, order, and which contact is open beside the list. */
export function useContactsSearch() {
  const [params, setParams] = useSearchParams();
  const words = params.get('q') ?? '';
  const sort = params.get('sort');
  const opened = params.get('open');
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const search = useMemo(
    (): RecordSearch => ({
      noun: contact,
      ...(words !== '' && { words }),
      ...(sort !== null && { sort: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }),
    }),
    [words, sort],
  );
  return {
    search,
    words,
    sort,
    change,
    open: opened !== null && isId(opened) ? opened : null,
    linkOf: (id: string) => {
      const next = new URLSearchParams(params);
      next.set('open', id);
      return `?${next}`;
    },
  };
}
