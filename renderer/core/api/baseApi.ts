import { buildCreateApi, coreModule, reactHooksModule, retry } from '@reduxjs/toolkit/query/react';
import { QUERY_KEEP_SECONDS, QUERY_RETRIES, QUERY_STALE_SECONDS } from '#shared/constants.ts';
import type { DataError } from './dataError.ts';
import { isDataError } from './dataError.ts';
import { supabaseQuery } from './supabaseQuery.ts';

/** A second try helps against a lost connection or a busy server, never against a refusal. */
function isPassing(error: DataError): boolean {
  return error.code === 'UNREACHABLE' || error.status >= 500;
}

/** Where the server draws a screen no effect runs, so what it shows is asked for while it is drawn. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: import.meta.env.SSR }),
);

/**
 * Empty; each feature adds its tags and injects its endpoints from `features/<noun>/<noun>Api.ts`. A tag is a
 * kind of cached data, so that a write can name what it makes stale.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(supabaseQuery, {
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      baseQueryApi.type === 'query' &&
      attempt <= QUERY_RETRIES &&
      isDataError(error) &&
      isPassing(error),
  }),
  keepUnusedDataFor: QUERY_KEEP_SECONDS,
  refetchOnMountOrArgChange: QUERY_STALE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
