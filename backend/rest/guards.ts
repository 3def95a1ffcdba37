import { JSON_BODY } from '../bounds.ts';
import { restError } from './errors.ts';

/** Query parameters that shape an answer, and the key; everything else may narrow the rows. */
const NOT_A_FILTER = new Set([
  'apikey',
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
]);

/** Negated groups; any other dot leads into an embed, whose filter leaves the changed rows as they are. */
const NEGATED = new Set(['not.and', 'not.or']);

const METHODS = {
  table: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  function: ['GET', 'HEAD', 'POST'],
} as const;

/** The engine takes every method that it does not know for a GET. */
export function refuseOtherMethods(
  { method }: Request,
  of: keyof typeof METHODS,
): Response | undefined {
  const allowed: readonly string[] = METHODS[of];
  if (allowed.includes(method)) return undefined;
  const refused = restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  refused.headers.set('Allow', allowed.join(', '));
  return refused;
}

/** Only `public` is an API; a client cannot ask for the auth tables by naming their schema. */
export function refuseOtherSchemas(request: Request): Response | undefined {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = request.headers.get(header) ?? 'public';
    if (schema === 'public') continue;
    return restError(406, 'PGRST106', 'Only the following schemas are exposed: public');
  }
  return undefined;
}

/** As on a hosted project: a whole table is never changed by a forgotten filter. */
export function refuseUnfilteredWrite(request: Request, url: URL): Response | undefined {
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

/** The columns that a client announces, since its rows may leave some of them out. */
export const announcedColumns = (url: URL): string[] | undefined =>
  url.searchParams
    .get('columns')
    ?.split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));

/**
 * The engine answers wrongly when the rows of one insert have different keys. PostgREST fills the
 * gaps of the columns the client announced, and refuses rows that announce nothing.
 */
export function uniformRows(body: unknown, announced?: readonly string[]): unknown | Response {
  const rows = Array.isArray(body) ? body : [body];
  if (rows.length > JSON_BODY.rows) {
    return restError(400, 'PGRST102', `At most ${JSON_BODY.rows} rows are taken at once`);
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
