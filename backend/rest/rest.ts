import { NestedTooDeep, parseOutsideJson } from '../bounded-json.ts';
import type { RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from './connection.ts';
import { restError } from './errors.ts';
import {
  refuseOtherMethods,
  refuseOtherSchemas,
  refuseUnfilteredWrite,
  uniformRows,
} from './guards.ts';
import { encodeJsonStrings } from './json-arguments.ts';
import { refuseExcess } from './query-bounds.ts';
import { runInScope } from './scope.ts';

/** The headers that shape a PostgREST request; nothing else of the client reaches the engine. */
const PASSED_ON = ['accept', 'content-type', 'prefer', 'range', 'range-unit'];

const READS = new Set(['GET', 'HEAD']);

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
    refuseOtherMethods(request, called === undefined ? 'table' : 'function') ??
    refuseOtherSchemas(request) ??
    refuseUnfilteredWrite(request, url) ??
    refuseExcess(url);
  if (refused) return refused;
  // The key has been read; to a function it would be an argument.
  if (url.searchParams.has('apikey')) url.searchParams.delete('apikey');

  const headers = new Headers({ apikey: 'resolved-by-the-front' });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = READS.has(request.method) ? undefined : await readBody(request, url, engine, called);
  if (body instanceof Response) return body;

  const inner = new Request(url, { method: request.method, headers, ...(body ? { body } : {}) });
  const isRead = READS.has(request.method) || (called && engine.onlyReads(called));
  const access = isRead ? 'read' : 'write';
  const facts = called
    ? {
        method: request.method,
        path: url.pathname.slice('/rest/v1'.length),
        headers: { 'x-forwarded-for': address },
      }
    : undefined;
  const checked = { ...identity, isChecked: true, ...(facts ? { request: facts } : {}) };
  return runInScope({ identity: checked, access }, () => engine.fetch(inner));
}

async function readBody(
  request: Request,
  url: URL,
  engine: RestEngine,
  called: string | undefined,
): Promise<string | Response | undefined> {
  const text = await request.text();
  // What looks like JSON is read as JSON, whatever its sender calls it: so does the engine.
  const isJson = request.headers.get('content-type')?.includes('json') || /^\s*[[{]/.test(text);
  if (text === '' || !isJson) return text;
  let parsed: unknown;
  try {
    parsed = parseOutsideJson(text);
  } catch (error) {
    const message = error instanceof NestedTooDeep ? error.message : 'Empty or invalid json';
    return restError(400, 'PGRST102', message);
  }
  if (called !== undefined) {
    const encoded = encodeJsonStrings(parsed, engine.jsonArguments(called));
    return encoded === parsed ? text : JSON.stringify(encoded);
  }
  const rows = uniformRows(parsed, url.searchParams.get('columns'));
  if (rows instanceof Response) return rows;
  return rows === parsed ? text : JSON.stringify(rows);
}
