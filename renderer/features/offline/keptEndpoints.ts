import { baseApi } from '../../core/api/baseApi.ts';
import type { EndpointOptions } from '../../core/api/supabaseQuery.ts';

interface Definition {
  readonly type: string;
  readonly extraOptions?: EndpointOptions;
}

const known = new Map<string, EndpointOptions | null>();

/** The options of an endpoint whose answers may be kept on this computer; null for every other one. */
export function keptEndpoint(name: string): EndpointOptions | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  let kept: EndpointOptions | null = null;
  const look = ({ type, extraOptions }: Definition) => {
    if (type === 'query' && extraOptions?.keepsOffline) kept = extraOptions;
  };
  // The one way to an endpoint's definition; nothing about it is changed.
  baseApi.enhanceEndpoints({ endpoints: { [name]: look } as never });
  known.set(name, kept);
  return kept;
}
