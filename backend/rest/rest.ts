import { NestedTooDeep, parseOutsideJson } from '../bounded-json.ts';
import type { RequestFacts, RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from './connection.ts';
import { restError } from './errors.ts';
import { type Gaps, gapsOf } from './gaps.ts';
import {
  announcedColumns,
  refuseOtherMethods,
  refuseOtherSchemas,
  refuseUnfilteredWrite,
  uniformRows,
} from './guards.ts';
import { encodeJsonStrings } from './json-arguments.ts';
import { refuseUncountable } from './most-affected.ts';
import { speaksOfOne } from './narrowed.ts';
import { refuseUnknownOperators } from './operators.ts';
import { readPreferences } from './preferences.ts';
import { refuseExcess } from './query-bounds.ts';
import { encodeRows } from './row-arguments.ts';
import { runInScope } from './scope.ts';

/** The headers that shape a PostgREST request; nothing else of the client reaches the engine. */
const PASSED_ON = ['accept', 'content-type', 'prefer', 'range', 'range-unit'];

const READS = new Set(['GET', 'HEAD']);

/** What a function may know of the request's place in a trace of its client, and of the client itself. */
const TOLD = ['traceparent', 'tracestate', 'baggage', 'user-agent'];
const LONGEST_TOLD = 512;

/** Answers one `/rest/v1` request of that address under an identity that the caller has already proven. */
export async function answerRest(
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
  const refused =
    refuseNul(url) ??
    refuseOtherMethods(request, called === undefined ? 'table' : 'function') ??
    refuseOtherSchemas(request) ??
    refuseUnfilteredWrite(request, url) ??
    refuseExcess(url) ??
    (called === undefined ? refuseUnknownOperators(url.searchParams) : undefined);
  if (refused) return refused;
  // The key has been read; to a function it would be an argument.
  if (url.searchParams.has('apikey')) url.searchParams.delete('apikey');

  const headers = new Headers({ apikey: 'resolved-by-the-front' });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const preferences = readPreferences(request.headers.get('prefer'));
  const isBounded = preferences.mostAffected !== undefined;
  if (called && isBounded && !engine.returnsRows(called)) return refuseUncountable();
  const isRead = READS.has(request.method);
  const read = isRead ? { body: undefined } : await readBody(request, url, engine, called);
  if (read instanceof Response) return read;

  const inner = new Request(url, {
    // The engine looks for the arguments of a HEAD in its body, where none can be.
    method: isRead ? 'GET' : request.method,
    headers,
    ...(read.body ? { body: read.body } : {}),
  });
  const facts = called ? { request: factsOf(request, url, address) } : {};
  const scope = {
    identity: { ...identity, isChecked: true, ...facts },
    access: isRead || (called && engine.onlyReads(called)) ? ('read' as const) : ('write' as const),
    preferences,
    ...(speaksOfOne(url.searchParams)
      ? { about: url.pathname.slice(url.pathname.lastIndexOf('/') + 1) }
      : {}),
    ...(called ? { call: { rows: isRead ? undefined : engine.rowArguments(called) } } : {}),
    ...(preferences.takesDefaults && read.gaps ? { gaps: read.gaps } : {}),
  };
  const answer = await runInScope(scope, () => engine.fetch(inner));
  const told = await withoutEngineFault(answer);
  return request.method === 'HEAD' ? new Response(null, told) : told;
}

/** A NUL in a name cuts off the statement on its way to Postgres, which then waits for the rest of it. */
function refuseNul(url: URL): Response | undefined {
  if (!/%00/.test(url.search) && !url.search.includes('\0')) return undefined;
  return restError(400, 'PGRST100', 'The address holds a character that cannot be stored');
}

/** The engine's own code for whatever it throws while it reads a request. */
const ENGINE_FAULT = 'SUP';

/** The engine throws at input that it cannot read and answers 500 with the error's text. */
async function withoutEngineFault(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  if (body?.code !== ENGINE_FAULT) return answer;
  return restError(400, 'PGRST100', 'The request could not be read', {
    hint: 'Check the parameters of the address and the body.',
  });
}

function factsOf(request: Request, url: URL, address: string): RequestFacts {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  for (const name of TOLD) {
    const value = request.headers.get(name);
    if (value !== null && value.length <= LONGEST_TOLD) headers[name] = value;
  }
  return { method: request.method, path: url.pathname.slice('/rest/v1'.length), headers };
}

interface ReadBody {
  body: string | undefined;
  gaps?: Gaps;
}

async function readBody(
  request: Request,
  url: URL,
  engine: RestEngine,
  called: string | undefined,
): Promise<ReadBody | Response> {
  const text = await request.text();
  // What looks like JSON is read as JSON, whatever its sender calls it: so does the engine.
  const isJson = request.headers.get('content-type')?.includes('json') || /^\s*[[{]/.test(text);
  if (text === '' || !isJson) return { body: text };
  let parsed: unknown;
  try {
    parsed = parseOutsideJson(text);
  } catch (error) {
    const message = error instanceof NestedTooDeep ? error.message : 'Empty or invalid json';
    return restError(400, 'PGRST102', message);
  }
  const write = (value: unknown) => (value === parsed ? text : JSON.stringify(value));
  if (called !== undefined) {
    const rows = encodeRows(parsed, engine.rowArguments(called));
    return { body: write(encodeJsonStrings(rows, engine.jsonArguments(called))) };
  }
  const announced = announcedColumns(url);
  const rows = uniformRows(parsed, announced);
  if (rows instanceof Response) return rows;
  return { body: write(rows), ...(announced ? { gaps: gapsOf(parsed, announced) } : {}) };
}
