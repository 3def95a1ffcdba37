import { useCallback } from 'react';
import { isId } from '../../format/id.ts';
import { useAddress } from '../../search/useAddress.ts';

/** Which record the address opens over whatever is there, and the address that opens another, or none. */
export function useOpenRecord(name: string) {
  const { params, addressWith } = useAddress();
  const addressOf = useCallback(
    (id: string | null) => addressWith([[name, id]]),
    [addressWith, name],
  );
  const open = params.get(name);
  return { open: open !== null && isId(open) ? open : null, addressOf };
}
