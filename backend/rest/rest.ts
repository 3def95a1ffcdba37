import { NestedTooDeep, parseUntrustedJson } from '../bounded-json.ts';
import type { RequestFacts, RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from './connection.ts';
import { restError } from './errors.ts';
import {
  declaredColumns,
  normalizeRows,
  rejectOtherSchemas,
  rejectUnfilteredWrite,
  rejectUnsupportedMethod,
} from './guards.ts';
import { encodeJsonStrings } from './json-arguments.ts';
import { rejectUncountable } from './max-affected.ts';
import { findMissingColumns, type MissingColumns } from './missing-columns.ts';
import { rejectUnknownOperators } from './operators.ts';
import { readPreferences } from './preferences.ts';
import { rejectExcessiveQuery } from './query-limits.ts';
import { encodeRows } from './row-arguments.ts';
import { runInScope } from './scope.ts';
import { hasSingleTarget } from './target-catalogues.ts';

/** Headers that shape a PostgREST request; no other client header reaches the engine. */
const PASSED_ON = ['accept', 'content-type', 'prefer', 'range', 'range-unit'];

const READS = new Set(['GET', 'HEAD']);

/** Trace and client headers available to functions. */
const FORWARDED_HEADERS = ['traceparent', 'tracestate', 'baggage', 'user-agent'];
const MAX_HEADER_LENGTH = 512;

/** Answers one `/rest/v1` request under an identity the caller has already verified. */
export async function handleRestRequest(
  engine: RestEngine,
  request: Request,
  identity: RequestIdentity,
  address: string,
): Promise<Response> {
  const url = new URL(request.url);
  if (!/^\/rest\/v1\/(rpc\/)?[A-Za-z_][A-Za-z0-9_]*$/.test(url.pathname)) {
    return restError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const called = /^\/rest\/v1\/rpc\/(.+)$/.exec(url.pathname)?.[1];
  const rejection =
    rejectNulCharacter(url) ??
    rejectUnsupportedMethod(request, called === undefined ? 'table' : 'function') ??
    rejectOtherSchemas(request) ??
    rejectUnfilteredWrite(request, url) ??
    rejectExcessiveQuery(url) ??
    (called === undefined ? rejectUnknownOperators(url.searchParams) : undefined);
  if (rejection) return rejection;
  // The key has already been read; a function would take it as an argument.
  if (url.searchParams.has('apikey')) url.searchParams.delete('apikey');

  const headers = new Headers({ apikey: 'resolved-by-the-front' });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const preferences = readPreferences(request.headers.get('prefer'));
  const isBounded = preferences.mostAffected !== undefined;
  if (called && isBounded && !engine.returnsRows(called)) return rejectUncountable();
  const isRead = READS.has(request.method);
  const read = isRead ? { body: undefined } : await readBody(request, url, engine, called);
  if (read instanceof Response) return read;

  const inner = new Request(url, {
    // The engine looks for a HEAD's arguments in its body, which it can't have.
    method: isRead ? 'GET' : request.method,
    headers,
    ...(read.body ? { body: read.body } : {}),
  });
  const facts = called ? { request: factsOf(request, url, address) } : {};
  const scope = {
    identity: { ...identity, isChecked: true, ...facts },
    access: isRead || (called && engine.onlyReads(called)) ? ('read' as const) : ('write' as const),
    preferences,
    ...(hasSingleTarget(url.searchParams)
      ? { about: url.pathname.slice(url.pathname.lastIndexOf('/') + 1) }
      : {}),
    ...(called ? { call: { rows: isRead ? undefined : engine.rowArguments(called) } } : {}),
    ...(preferences.takesDefaults && read.gaps ? { gaps: read.gaps } : {}),
  };
  const response = await runInScope(scope, () => engine.fetch(inner));
  const sanitized = await hideEngineError(response);
  return request.method === 'HEAD' ? new Response(null, sanitized) : sanitized;
}

/** A NUL in a name cuts off the statement sent to Postgres, which then waits for the rest of it. */
function rejectNulCharacter(url: URL): Response | undefined {
  if (!/%00/.test(url.search) && !url.search.includes('\0')) return undefined;
  return restError(400, 'PGRST100', "The URL contains a character that can't be stored");
}

/** The engine's own code for anything it throws while parsing a request. */
const ENGINE_ERROR_CODE = 'SUP';

/** The engine throws on input it can't parse and returns a 500 with the error's text. */
async function hideEngineError(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  if (body?.code !== ENGINE_ERROR_CODE) return response;
  return restError(400, 'PGRST100', 'The request could not be read', {
    hint: 'Check the URL parameters and the body.',
  });
}

function factsOf(request: Request, url: URL, address: string): RequestFacts {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null && value.length <= MAX_HEADER_LENGTH) headers[name] = value;
  }
  return { method: request.method, path: url.pathname.slice('/rest/v1'.length), headers };
}

interface ReadBody {
  body: string | undefined;
  gaps?: MissingColumns;
}

async function readBody(
  request: Request,
  url: URL,
  engine: RestEngine,
  called: string | undefined,
): Promise<ReadBody | Response> {
  const text = await request.text();
  // Text that looks like JSON is parsed as JSON, whatever its content type; the engine does the same.
  const isJson = request.headers.get('content-type')?.includes('json') || /^\s*[[{]/.test(text);
  if (text === '' || !isJson) return { body: text };
  let parsed: unknown;
  try {
    parsed = parseUntrustedJson(text);
  } catch (error) {
    const message = error instanceof NestedTooDeep ? error.message : 'Empty or invalid json';
    return restError(400, 'PGRST102', message);
  }
  const write = (value: unknown) => (value === parsed ? text : JSON.stringify(value));
  if (called !== undefined) {
    const rows = encodeRows(parsed, engine.rowArguments(called));
    return { body: write(encodeJsonStrings(rows, engine.jsonArguments(called))) };
  }
  const announced = declaredColumns(url);
  const rows = normalizeRows(parsed, announced);
  if (rows instanceof Response) return rows;
  return {
    body: write(rows),
    ...(announced ? { gaps: findMissingColumns(parsed, announced) } : {}),
  };
}
