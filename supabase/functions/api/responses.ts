import {
  type FieldProblem,
  isProblemCode,
  PROBLEMS,
  type ProblemCode,
} from '../../../shared/api/problems.ts';

import type { Deprecation } from '../../../shared/api/resources.ts';

export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

const COMMON = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Haven-Api-Version': '1',
};

export const rateHeaders = (rate: Rate | null | undefined): Record<string, string> =>
  rate
    ? {
        'RateLimit-Limit': String(rate.limit),
        'RateLimit-Remaining': String(rate.remaining),
        'RateLimit-Reset': String(rate.reset),
      }
    : {};

/** Announces the end of a resource in each of its answers (RFC 9745 and RFC 8594). */
export const deprecationHeaders = (deprecated: Deprecation | undefined): Record<string, string> =>
  deprecated
    ? {
        Deprecation: `@${Date.parse(`${deprecated.since}T00:00:00Z`) / 1000}`,
        Sunset: new Date(`${deprecated.sunset}T00:00:00Z`).toUTCString(),
        Link: '</api-marketplace>; rel="deprecation"',
      }
    : {};

/** A problem document (RFC 9457) with a stable code. */
export function problemResponse(
  code: ProblemCode,
  requestId: string,
  more: {
    readonly errors?: readonly FieldProblem[];
    readonly detail?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Response {
  const { status, title } = PROBLEMS[code];
  const { errors, detail, headers = {} } = more;
  return new Response(
    JSON.stringify({
      type: `/api-marketplace/errors#${code}`,
      title,
      status,
      code,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && errors.length > 0 && { errors }),
      request_id: requestId,
    }),
    {
      status,
      headers: {
        ...COMMON,
        'Content-Type': 'application/problem+json',
        'X-Request-Id': requestId,
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="Haven Exchange API"' } : {}),
        ...headers,
      },
    },
  );
}

export const toProblemCode = (code: unknown): ProblemCode =>
  isProblemCode(code) ? code : 'internal_error';

export function dataResponse(
  status: number,
  body: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : JSON.stringify(body), {
    status,
    headers: {
      ...COMMON,
      ...(isEmpty ? {} : { 'Content-Type': 'application/json' }),
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}
