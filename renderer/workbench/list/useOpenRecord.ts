import { useCallback } from 'react';
import { isId } from '../../ui/format/id.ts';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';

/** The record opened by the URL, and URLs to open another or none. */
export function useOpenRecord(name: string) {
  const { params, addressWith } = useUrlSearch();
  const addressOf = useCallback(
    (id: string | null) => addressWith([[name, id]]),
    [addressWith, name],
  );
  const open = params.get(name);
  return { open: open !== null && isId(open) ? open : null, addressOf };
}
