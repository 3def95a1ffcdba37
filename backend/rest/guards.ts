import { restError } from './errors.ts';

/** Query parameters that shape an answer; everything else narrows the rows. */
const NOT_A_FILTER = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

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
  const filtered = [...url.searchParams.keys()].some((name) => !NOT_A_FILTER.has(name));
  if (filtered) return undefined;
  const verb = request.method === 'PATCH' ? 'UPDATE' : 'DELETE';
  return restError(400, '21000', `${verb} requires a WHERE clause`);
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
