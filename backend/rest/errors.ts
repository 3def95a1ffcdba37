import { classifyDatabaseError } from '../db/database-errors.ts';
import type { RequestIdentity } from '../db/engine.ts';
import { databaseUnavailableResponse } from '../http/database-unavailable.ts';

/** A database error, as far as a caller may see it. */
export interface DatabaseFailure {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

export const isDatabaseFailure = (error: unknown): error is Error & DatabaseFailure =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** PostgREST's status table: the longest matching prefix of the SQLSTATE wins. */
const STATUS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 400,
  '22': 400,
  '23': 400,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57014': 504,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
};

function statusOf(code: string, identity: RequestIdentity): number {
  if (code === '42501') return identity.role === 'anon' ? 401 : 403;
  const custom = /^PT([2-5]\d\d)$/.exec(code);
  if (custom) return Number(custom[1]);
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

/** Returns PostgREST's response to a database error, with details and hint. */
export function databaseErrorResponse(error: DatabaseFailure, identity: RequestIdentity): Response {
  const databaseError = classifyDatabaseError(error);
  if (databaseError) return databaseUnavailableResponse(databaseError, error.code);
  const status = statusOf(error.code, identity);
  // Details of a server error (disk, memory, internal) are hidden from the caller.
  const internal = ['53', '58', 'XX', 'F0'].includes(error.code.slice(0, 2));
  return Response.json(
    {
      code: error.code,
      message: internal ? 'The database could not process the request' : error.message,
      details: internal ? null : (error.detail ?? null),
      hint: internal ? null : (error.hint ?? null),
    },
    { status, headers: { 'Proxy-Status': `PostgREST; error=${error.code}` } },
  );
}

interface Explanation {
  details?: string | null;
  hint?: string;
}

export const restError = (
  status: number,
  code: string,
  message: string,
  { details, hint }: Explanation = {},
): Response =>
  Response.json({ code, message, details: details ?? null, hint: hint ?? null }, { status });
