import type { DatabaseErrorResponse } from '../db/database-errors.ts';

/** Retry delay after which the database may be available again. */
const RETRY_SECONDS = 2;

export const retryHeaders = ({ status }: DatabaseErrorResponse): Record<string, string> =>
  status === 503 ? { 'Retry-After': String(RETRY_SECONDS) } : {};

/** Response to a call the database could not handle, in PostgREST's error format. */
export const databaseUnavailableResponse = (
  error: DatabaseErrorResponse,
  sqlState: string = error.code,
): Response =>
  Response.json(
    { code: error.code, message: error.message, details: null, hint: null },
    {
      status: error.status,
      headers: { 'Proxy-Status': `PostgREST; error=${sqlState}`, ...retryHeaders(error) },
    },
  );
