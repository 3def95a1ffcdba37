import type { DatabaseTrouble } from '../db/faults.ts';

/** Somebody who comes back after this many seconds may find the database there again. */
const RETRY_SECONDS = 2;

export const retryHeaders = ({ status }: DatabaseTrouble): Record<string, string> =>
  status === 503 ? { 'Retry-After': String(RETRY_SECONDS) } : {};

/** The answer to a call that the database could not take, in the shape that PostgREST gives its errors. */
export const troubleResponse = (
  trouble: DatabaseTrouble,
  sqlState: string = trouble.code,
): Response =>
  Response.json(
    { code: trouble.code, message: trouble.message, details: null, hint: null },
    {
      status: trouble.status,
      headers: { 'Proxy-Status': `PostgREST; error=${sqlState}`, ...retryHeaders(trouble) },
    },
  );
