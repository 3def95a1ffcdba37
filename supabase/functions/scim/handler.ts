import * as s from '../../../shared/shape.ts';
import { hexDigest } from '../_shared/api/call-api.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { createAccount } from '../sso/session.ts';
import { discoveryResponse } from './discovery.ts';
import { patchGroup, patchUser, readFilter, readOperations } from './patch.ts';
import {
  type Group,
  type GroupValues,
  isAny,
  isGroup,
  isId,
  isUser,
  type Kind,
  readGroup,
  readUser,
  ScimError,
  toGroupValues,
  toResource,
  toUserValues,
  type User,
  type UserValues,
} from './resources.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_PAGE = 200;
const ROOT = /^\/(?:functions\/v1\/)?scim\/v2(?:\/(.*))?$/;
const TOKEN = /^Bearer\s+(hvs_[0-9a-f]{64})$/i;
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

const isResult = s.both(
  s.object({ status: s.number }),
  s.partial({
    type: s.orNull(s.text),
    detail: s.text,
    resource: isAny,
    resources: s.listOf(isAny),
    total: s.number,
    replace: s.orNull(s.text),
  }),
);

/** SCIM 2.0 (RFC 7643, 7644): a company's directory adds, changes, and removes the members of its workspace. */
export const handle: FunctionHandler = async (request, env) => {
  try {
    return await answer(request, env);
  } catch (error) {
    if (error instanceof ScimError) return errorResponse(error);
    const isBusy = error instanceof DOMException && error.name === 'TimeoutError';
    return errorResponse(new ScimError(isBusy ? 503 : 500, 'The request failed. Try again.'));
  }
};

interface Context {
  readonly env: FunctionEnv;
  readonly hash: string;
  readonly root: string;
  readonly kind: Kind;
  readonly request: Request;
}

async function answer(request: Request, env: FunctionEnv): Promise<Response> {
  const url = new URL(request.url);
  const [folder = '', id, ...more] = (ROOT.exec(url.pathname)?.[1] ?? '').split('/');
  const token = TOKEN.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new ScimError(401, 'Send the token of a workspace.');
  const root = `${env.SUPABASE_URL}/functions/v1/scim/v2`;
  const hash = await hexDigest(token);
  const described = discoveryResponse([folder, id], root);
  if (described !== undefined && request.method === 'GET') {
    await call(env, { hash, kind: 'Users', do: 'list', start: 1, count: 0 });
    return scimResponse(200, described);
  }
  if ((folder !== 'Users' && folder !== 'Groups') || more.length > 0) {
    throw new ScimError(404, 'Resource not found.');
  }
  const context = { env, hash, root, kind: folder, request } as const;
  if (id === undefined || id === '') {
    if (request.method === 'GET') return list(context, url.searchParams);
    if (request.method === 'POST') return create(context);
  } else {
    if (!isId(id)) throw new ScimError(404, 'Resource not found.');
    if (request.method === 'GET') return get(context, id);
    if (request.method === 'PUT' || request.method === 'PATCH') return update(context, id);
    if (request.method === 'DELETE') return remove(context, id);
  }
  throw new ScimError(405, 'This method is not supported here.');
}

type Result = Awaited<ReturnType<typeof call>>;

async function call(env: FunctionEnv, request: Readonly<Record<string, unknown>>) {
  const response = await callDatabase(env, 'call_scim', { p_request: request }, 'server');
  if (!response.ok) {
    await response.body?.cancel();
    throw new ScimError(503, 'The service is busy. Try again.');
  }
  const result = assertShape(await response.json(), isResult, 'call_scim');
  if (result.status >= 400) {
    throw new ScimError(result.status, result.detail ?? 'Refused.', result.type ?? undefined);
  }
  return result;
}

const readRow = (kind: Kind, row: unknown): User | Group =>
  kind === 'Users' ? assertShape(row, isUser, 'call_scim') : assertShape(row, isGroup, 'call_scim');

async function list({ env, hash, kind, root }: Context, query: URLSearchParams): Promise<Response> {
  const start = toCount(query.get('startIndex'), 1, 1_000_000);
  const count = Math.min(toCount(query.get('count'), 100, 1_000_000, 0), MAX_PAGE);
  const filter = readFilter(kind, query.get('filter'));
  const result = await call(env, { hash, kind, do: 'list', filter, start, count });
  const excluded = (query.get('excludedAttributes') ?? '').toLowerCase().split(',');
  const resources = (result.resources ?? []).map((row) => {
    const { members, ...resource } = toResource(kind, readRow(kind, row), root);
    return members === undefined || excluded.includes('members')
      ? resource
      : { ...resource, members };
  });
  return scimResponse(200, {
    schemas: [LIST],
    totalResults: result.total ?? 0,
    startIndex: start,
    itemsPerPage: resources.length,
    Resources: resources,
  });
}

/** SCIM reads a number below the least as the least. */
function toCount(source: string | null, fallback: number, most: number, least = 1): number {
  if (source === null) return fallback;
  if (!/^-?\d{1,9}$/.test(source)) throw new ScimError(400, 'Send whole numbers.', 'invalidValue');
  return Math.min(Math.max(Number(source), least), most);
}

async function create(context: Context): Promise<Response> {
  const { env, hash, kind } = context;
  const body = await readBody(context.request);
  const values = kind === 'Users' ? readUser(body) : readGroup(body);
  const creation = { hash, kind, do: 'create', values };
  let result = await call(env, creation);
  if (result.status === 100 && 'userName' in values) {
    const isCreated = await createAccount(env, {
      email: values.userName.trim().toLowerCase(),
      firstName: values.givenName ?? undefined,
      lastName: values.familyName ?? undefined,
      userType: 'buyer',
      replaces: result.replace ?? null,
    });
    if (!isCreated) throw new ScimError(503, 'The account could not be created. Try again.');
    result = await call(env, creation);
  }
  return resourceResponse(context, result);
}

async function get(context: Context, id: string): Promise<Response> {
  const { env, hash, kind, request } = context;
  const result = await call(env, { hash, kind, do: 'get', id });
  const etag = `W/"${readRow(kind, result.resource).version}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { ETag: etag } });
  }
  return resourceResponse(context, result);
}

async function update(context: Context, id: string): Promise<Response> {
  const { env, hash, kind, request } = context;
  const body = await readBody(request);
  const asked = readVersion(request);
  if (request.method === 'PUT') {
    const values = kind === 'Users' ? readUser(body) : readGroup(body);
    const update = { hash, kind, do: 'update', id, values };
    return resourceResponse(
      context,
      await call(env, asked === undefined ? update : { ...update, version: asked }),
    );
  }
  const operations = readOperations(body);
  // Another change between reading and writing starts over, unless the directory named a version.
  for (let attempt = 0; ; attempt += 1) {
    const known = readRow(kind, (await call(env, { hash, kind, do: 'get', id })).resource);
    const values: UserValues | GroupValues =
      'members' in known
        ? patchGroup(toGroupValues(known), operations)
        : patchUser(toUserValues(known), operations);
    try {
      const version = asked ?? known.version;
      const patch = { hash, kind, do: 'update', id, values, version };
      return resourceResponse(context, await call(env, patch));
    } catch (error) {
      const isConflict = error instanceof ScimError && error.status === 412;
      if (!isConflict || asked !== undefined || attempt >= 4) throw error;
    }
  }
}

async function remove(context: Context, id: string): Promise<Response> {
  const { env, hash, kind, request } = context;
  const version = readVersion(request);
  await call(env, { hash, kind, do: 'delete', id, ...(version !== undefined && { version }) });
  return new Response(null, { status: 204 });
}

/** Returns the version of `If-Match`; undefined without one. */
function readVersion(request: Request): number | undefined {
  const match = request.headers.get('if-match');
  if (match === null || match === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(match)?.[1];
  if (version === undefined) throw new ScimError(412, 'The resource changed. Read it again.');
  return Number(version);
}

function resourceResponse({ kind, root }: Context, result: Result): Response {
  const row = readRow(kind, result.resource);
  return scimResponse(result.status, toResource(kind, row, root), {
    ETag: `W/"${row.version}"`,
    Location: `${root}/${kind}/${row.id}`,
  });
}

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES);
  if (bytes === null) throw new ScimError(413, 'The request is too large.');
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const body: unknown = JSON.parse(source);
    // Text with a NUL can't be stored.
    if (typeof body === 'object' && body !== null && !/\\u0000/i.test(source)) {
      return body as Readonly<Record<string, unknown>>;
    }
  } catch {
    // Answered below.
  }
  throw new ScimError(400, 'Send a JSON object.', 'invalidSyntax');
}

const scimResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/scim+json', 'Cache-Control': 'no-store', ...headers },
  });

const errorResponse = ({ status, message, type }: ScimError): Response =>
  scimResponse(
    status,
    { schemas: [ERROR], status: String(status), scimType: type, detail: message },
    status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  );
