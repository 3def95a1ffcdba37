import { JSON_BODY_LIMITS } from '../request-limits.ts';
import { restError } from './errors.ts';

/** Query parameters that shape a response, and the key; all others may filter rows. */
const NOT_A_FILTER = new Set([
  'apikey',
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
]);

/** Negated groups; any other dot leads into an embed, whose filter doesn't limit the changed rows. */
const NEGATED = new Set(['not.and', 'not.or']);

const METHODS = {
  table: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  function: ['GET', 'HEAD', 'POST'],
} as const;

/** The engine treats every unknown method as a GET. */
export function rejectUnsupportedMethod(
  { method }: Request,
  of: keyof typeof METHODS,
): Response | undefined {
  const allowed: readonly string[] = METHODS[of];
  if (allowed.includes(method)) return undefined;
  const response = restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  response.headers.set('Allow', allowed.join(', '));
  return response;
}

/** Only `public` is exposed; a client can't reach the auth tables by naming their schema. */
export function rejectOtherSchemas(request: Request): Response | undefined {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = request.headers.get(header) ?? 'public';
    if (schema === 'public') continue;
    return restError(406, 'PGRST106', 'Only the following schemas are exposed: public');
  }
  return undefined;
}

/** As on a hosted project, a forgotten filter never changes a whole table. */
export function rejectUnfilteredWrite(request: Request, url: URL): Response | undefined {
  if (request.method !== 'PATCH' && request.method !== 'DELETE') return undefined;
  if ([...url.searchParams.keys()].some(narrows)) return undefined;
  const verb = request.method === 'PATCH' ? 'UPDATE' : 'DELETE';
  return restError(400, '21000', `${verb} requires a WHERE clause`);
}

function narrows(name: string): boolean {
  if (name === '' || NOT_A_FILTER.has(name)) return false;
  const column = name.split('->', 1)[0] ?? '';
  return NEGATED.has(name) || column.startsWith('"') || !column.includes('.');
}

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the columns a client announces, because its rows may omit some of them. */
export const declaredColumns = (url: URL): string[] | undefined =>
  url.searchParams
    .get('columns')
    ?.split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));

/**
 * The engine mishandles inserts whose rows have different keys. Like PostgREST, fills the gaps of announced columns
 * and rejects uneven rows without them.
 */
export function normalizeRows(body: unknown, announced?: readonly string[]): unknown | Response {
  const rows = Array.isArray(body) ? body : [body];
  if (rows.length > JSON_BODY_LIMITS.rows) {
    return restError(400, 'PGRST102', `At most ${JSON_BODY_LIMITS.rows} rows are accepted at once`);
  }
  if (!rows.every(isRow)) {
    return Array.isArray(body) ? restError(400, 'PGRST102', 'Empty or invalid json') : body;
  }
  const keys = announced ?? Object.keys(rows[0] ?? {});
  const isUniform = rows.every(
    (row) =>
      Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  );
  if (isUniform) return body;
  if (!announced) return restError(400, 'PGRST102', 'All object keys must match');
  const filled = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [key, Object.hasOwn(row, key) ? row[key] : null])),
  );
  return Array.isArray(body) ? filled : filled[0];
}
