import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isId } from '../../format/id.ts';

/** Which record the address opens over whatever is there, and the address that opens another, or none. */
export function useOpenRecord(name: string) {
  const [params] = useSearchParams();
  const addressOf = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id === null) next.delete(name);
      else next.set(name, id);
      return `?${next}`;
    },
    [params, name],
  );
  const open = params.get(name);
  return { open: open !== null && isId(open) ? open : null, addressOf };
}
