import {
  anything,
  both,
  number,
  object,
  orNull,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';

const CALL_MS = 25_000;

export const isRow = recordOf(anything);
const isResult = both(
  object({ status: number }),
  partial({
    code: text,
    state: text,
    constraint: text,
    column: text,
    row: isRow,
    before: orNull(isRow),
    after: orNull(isRow),
    rows: anything,
    etag: orNull(text),
    next: orNull(text),
    expires_at: text,
    is_replayed: anything,
    rate: orNull(object({ limit: number, remaining: number, reset: number })),
  }),
);
const isAnswer = object({ result: isResult, rows: anything });

/** What the database answered: a status with a row, rows, or the code of a problem. */
export type Result = ShapeOf<typeof isResult>;

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
