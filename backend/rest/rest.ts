import type { RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from './connection.ts';
import { restError } from './errors.ts';
import { refuseOtherSchemas, refuseUnfilteredWrite, uniformRows } from './guards.ts';
import { encodeJsonStrings } from './json-arguments.ts';
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
  const refused = refuseOtherSchemas(request) ?? refuseUnfilteredWrite(request, url);
  if (refused) return refused;

  const headers = new Headers({ apikey: 'resolved-by-the-front' });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const called = /^\/rest\/v1\/rpc\/(.+)$/.exec(url.pathname)?.[1];
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
  if (text === '' || !request.headers.get('content-type')?.includes('json')) return text;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return restError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (called !== undefined) {
    const encoded = encodeJsonStrings(parsed, engine.jsonArguments(called));
    return encoded === parsed ? text : JSON.stringify(encoded);
  }
  const rows = uniformRows(parsed, url.searchParams.get('columns'));
  if (rows instanceof Response) return rows;
  return rows === parsed ? text : JSON.stringify(rows);
}
