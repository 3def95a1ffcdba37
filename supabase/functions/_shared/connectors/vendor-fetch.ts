import type { FunctionEnv } from '../function-env.ts';
import { createGuardedFetch } from '../guarded-fetch.ts';
import { internet, localNetwork } from '../outbound-network.ts';
import { VendorError } from './vendor.ts';

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Returns a `fetch` for one vendor: HTTPS to its own hosts only, without redirects, and up to 4 MB unless `maxBytes` is larger. Tests set
 * `HAVEN_CONNECTOR_STUB_URL` to a server of this machine that answers for all vendors under `/<host>`.
 */
export function createVendorFetch(
  env: FunctionEnv,
  isHost: (host: string) => boolean,
  maxBytes = MAX_BYTES,
) {
  const stub = env.secrets?.HAVEN_CONNECTOR_STUB_URL;
  const send = createGuardedFetch(stub === undefined ? internet : localNetwork, maxBytes);
  return async (
    address: string,
    init: { method?: string; headers?: HeadersInit; body?: unknown } = {},
  ): Promise<Response> => {
    const { protocol, host, pathname, search } = new URL(address);
    if (protocol !== 'https:' || !isHost(host)) throw new VendorError('invalid_response');
    return await send(stub === undefined ? address : `${stub}/${host}${pathname}${search}`, init);
  };
}
