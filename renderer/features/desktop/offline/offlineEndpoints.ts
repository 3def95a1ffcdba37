import { baseApi } from '../../../data/api/baseApi.ts';
import type { EndpointOptions } from '../../../data/api/supabaseQuery.ts';

interface Definition {
  readonly type: string;
  readonly extraOptions?: EndpointOptions;
}

const known = new Map<string, EndpointOptions | null>();

/** Options of an endpoint whose responses may be cached on this computer; null otherwise. */
export function getOfflineEndpoint(name: string): EndpointOptions | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  let offlineOptions: EndpointOptions | null = null;
  const look = ({ type, extraOptions }: Definition) => {
    if (type === 'query' && extraOptions?.keepsOffline) offlineOptions = extraOptions;
  };
  // The only way to read an endpoint's definition; it is not modified.
  baseApi.enhanceEndpoints({ endpoints: { [name]: look } as never });
  known.set(name, offlineOptions);
  return offlineOptions;
}
