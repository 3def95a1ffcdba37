import { buildCreateApi, coreModule, reactHooksModule, retry } from '@reduxjs/toolkit/query/react';
import { QUERY_CACHE_SECONDS, QUERY_RETRIES, QUERY_STALE_SECONDS } from '#shared/constants.ts';
import type { DataError } from './dataError.ts';
import { isDataError } from './dataError.ts';
import { supabaseQuery } from './supabaseQuery.ts';

/** Retrying helps with a lost connection or a busy server, never with a refusal. */
function isPassing(error: DataError): boolean {
  return error.code === 'UNREACHABLE' || error.status >= 500;
}

/** No effects run in server rendering, so queries start during render there. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: import.meta.env.SSR }),
);

const baseQuery = retry(supabaseQuery, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    attempt <= QUERY_RETRIES &&
    isDataError(error) &&
    isPassing(error),
});
export type BaseQuery = typeof baseQuery;

/**
 * Empty base API. Each feature adds its tags and injects its endpoints from `features/<noun>/<noun>Api.ts`. A tag
 * names a kind of cached data that mutations can invalidate.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: QUERY_CACHE_SECONDS,
  refetchOnMountOrArgChange: QUERY_STALE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
