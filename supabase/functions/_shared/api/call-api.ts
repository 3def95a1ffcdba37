import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';

const CALL_MS = 25_000;

export const isRow = s.recordOf(s.anything);
const isResult = s.both(
  s.object({ status: s.number }),
  s.partial({
    code: s.text,
    state: s.text,
    constraint: s.text,
    column: s.text,
    row: isRow,
    before: s.orNull(isRow),
    after: s.orNull(isRow),
    rows: s.anything,
    etag: s.orNull(s.text),
    next: s.orNull(s.text),
    expires_at: s.text,
    is_replayed: s.anything,
    rate: s.orNull(s.object({ limit: s.number, remaining: s.number, reset: s.number })),
  }),
);
const isAnswer = s.object({ result: isResult, rows: s.anything });

/** What the database answered: a status with a row, rows, or the code of a problem. */
export type Result = s.ShapeOf<typeof isResult>;

/** Returns an API key or access token of the `Authorization` header. */
export const secretOf = (request: Request): string | undefined =>
  /^Bearer\s+((?:hv[na]_|hvn_test_)[0-9a-f]{64})$/i.exec(
    request.headers.get('authorization') ?? '',
  )?.[1];

/** Runs one operation as the owner of the secret. Null if the database is busy or failed; `isBusy` tells which. */
export async function callApi(
  request: Request,
  env: FunctionEnv,
  secret: string,
  about: Readonly<Record<string, unknown>>,
): Promise<Result | { readonly isBusy: boolean }> {
  const response = await callDatabase(
    env,
    'call_api',
    {
      p_request: {
        hash: await hexDigest(secret),
        address: addressOf(request, env),
        method: request.method,
        ...about,
      },
    },
    'server',
    CALL_MS,
  );
  if (!response.ok) {
    await response.body?.cancel();
    return { isBusy: [503, 504, 429].includes(response.status) };
  }
  const { result, rows } = assertShape(await response.json(), isAnswer, 'call_api');
  return rows === null
    ? result
    : { ...result, rows: Array.isArray(rows) ? withoutNext(rows, result.next) : rows };
}

/** Returns the rows of a page. If there is a next page, its first row is the last one. */
export const withoutNext = <Row>(rows: readonly Row[], next: string | null | undefined) =>
  typeof next === 'string' ? rows.slice(0, -1) : rows;

export async function hexDigest(source: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The embedded backend knows the client's address; hosted, the platform's proxy puts it first. */
export function addressOf(request: Request, env: FunctionEnv): string {
  const forwarded =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',')[0];
  const [address = ''] = (env.callerAddress ?? forwarded ?? '').trim().split('%');
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
