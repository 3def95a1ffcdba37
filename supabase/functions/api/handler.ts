import { toOutput } from '../../../shared/api/bodies.ts';
import { buildOpenApi } from '../../../shared/api/openapi.ts';
import { PROBLEMS } from '../../../shared/api/problems.ts';
import * as s from '../../../shared/shape.ts';
import { callApi, hexDigest, isRow, type Result, secretOf } from '../_shared/api/call-api.ts';
import { describeDatabaseError, toPage } from '../_shared/api/page.ts';
import { type Plan, planRequest } from '../_shared/api/plan.ts';
import { assertShape } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { answerFhir, answerFhirMetadata } from './fhir.ts';
import {
  dataResponse,
  deprecationHeaders,
  problemResponse,
  rateHeaders,
  toProblemCode,
} from './responses.ts';
import { answerResoFeed, answerSnapshot } from './snapshot.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const ROOT = /^\/(?:functions\/v1\/)?api\/v1(?:\/(.*))?$/;

const isItem = s.partial({ row: isRow, etag: s.text });

/**
 * The public API, `/functions/v1/api/v1/…`. A request is validated here and runs in one database call with the rights of
 * the key's owner; see `schemas/integrations/api_keys/api_calls.sql`.
 */
export const handle: FunctionHandler = async (request, env) => {
  const requestId = crypto.randomUUID();
  const url = new URL(request.url);
  const below = ROOT.exec(url.pathname);
  if (below === null) return problemResponse('not_found', requestId);
  const parts = (below[1] ?? '').split('/').filter(Boolean);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  try {
    const asked = { request, env, requestId, url };
    const open = method === 'GET' ? openResponse(parts, asked) : undefined;
    const response =
      open ??
      (await fileResponse(parts, method, asked)) ??
      (await answer(request, env, { requestId, url, parts, method }));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  } catch (error) {
    const isBusy = error instanceof DOMException && error.name === 'TimeoutError';
    return problemResponse(isBusy ? 'unavailable' : 'internal_error', requestId, {
      headers: isBusy ? { 'Retry-After': '5' } : {},
    });
  }
};

/** Answers what needs no key: the description of the API. */
function openResponse(
  parts: readonly string[],
  {
    url,
    env,
    requestId,
  }: { readonly url: URL; readonly env: FunctionEnv; readonly requestId: string },
): Response | undefined {
  const site = env.secrets?.HAVEN_PUBLIC_URL ?? env.SUPABASE_URL;
  if (parts.length === 0) {
    const links = { openapi: 'openapi.json', documentation: `${site}/api-marketplace` };
    return dataResponse(200, { name: 'Haven Exchange API', version: '1', ...links }, requestId);
  }
  if (parts.join('/') === 'fhir/metadata') return answerFhirMetadata(url, env, requestId);
  if (parts.length === 1 && parts[0] === 'openapi.json') {
    return dataResponse(200, buildOpenApi(`${env.SUPABASE_URL}/functions/v1/api/v1`), requestId);
  }
  return undefined;
}

/** Answers paths that combine pages of a list, or have a format of their own. */
async function fileResponse(
  [folder, name = '', ...more]: readonly string[],
  method: string,
  asked: Parameters<typeof answerSnapshot>[0],
): Promise<Response | undefined> {
  if (folder === 'fhir') return answerFhir(asked, method, [name, ...more]);
  const isFeed = folder === 'reso' && name === 'Property';
  if (more.length > 0 || (folder !== 'snapshots' && !isFeed)) return undefined;
  if (method !== 'GET') {
    return problemResponse('method_not_allowed', asked.requestId, { headers: { Allow: 'GET' } });
  }
  return isFeed ? answerResoFeed(asked) : answerSnapshot(asked, name);
}

interface Context {
  readonly requestId: string;
  readonly url: URL;
  readonly parts: readonly string[];
  readonly method: string;
}

async function answer(request: Request, env: FunctionEnv, context: Context): Promise<Response> {
  const { requestId, url, parts, method } = context;
  const key = secretOf(request);
  if (key === undefined) return problemResponse('invalid_key', requestId);
  const body = await readBody(request);
  const idempotencyKey = request.headers.get('idempotency-key');
  const plan =
    'refusal' in body
      ? body
      : planRequest({
          method,
          parts,
          parameters: [...url.searchParams],
          ifMatch: request.headers.get('if-match'),
          body: body.value,
        });
  const isWrite = method !== 'GET';
  const checked: Plan =
    idempotencyKey !== null && !(isWrite && /^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      ? {
          ...plan,
          refusal: {
            code: 'invalid_parameter',
            errors: [
              {
                pointer: 'Idempotency-Key',
                message: 'Use 1 to 200 visible ASCII characters, on writes only.',
              },
            ],
          },
        }
      : plan;
  const isRefused = 'refusal' in checked;
  const result = await callApi(request, env, key, {
    id: requestId,
    path: url.pathname.replace(/^.*?\/v1(?=\/api\/)/, '').slice(0, 500),
    ...(checked.scope !== undefined && { scope: checked.scope }),
    ...(isRefused
      ? {
          refusal: { code: checked.refusal.code, status: PROBLEMS[checked.refusal.code].status },
        }
      : { operation: checked.operation }),
    ...(idempotencyKey !== null &&
      !isRefused && {
        idempotency_key: idempotencyKey,
        fingerprint: await hexDigest(
          `${method} ${url.pathname} ${'text' in body ? body.text : ''}`,
        ),
      }),
  });
  if ('isBusy' in result) {
    return problemResponse(result.isBusy ? 'unavailable' : 'internal_error', requestId, {
      headers: result.isBusy ? { 'Retry-After': '5' } : {},
    });
  }
  return toResponse(request, context, checked, result);
}

function toResponse(
  request: Request,
  { requestId }: Context,
  plan: Plan,
  result: Result,
): Response {
  const headers = {
    ...rateHeaders(result.rate),
    ...deprecationHeaders(plan.resource?.deprecated),
  };
  if (result.status >= 400) {
    const code = toProblemCode(result.code);
    const refusal = 'refusal' in plan && plan.refusal.code === code ? plan.refusal : undefined;
    const isLimited = code === 'rate_limited';
    return problemResponse(code, requestId, {
      ...(refusal?.errors ? { errors: refusal.errors } : {}),
      ...describeDatabaseError(result),
      headers: {
        ...headers,
        ...(refusal?.allow ? { Allow: refusal.allow } : {}),
        ...(isLimited ? { 'Retry-After': String(result.rate?.reset ?? 60) } : {}),
      },
    });
  }
  if (result.is_replayed !== undefined) headers['Idempotent-Replayed'] = 'true';
  const { resource, fields } = plan;
  if (resource === undefined) return dataResponse(result.status, result.row, requestId, headers);
  if (result.status === 204) return dataResponse(204, undefined, requestId, headers);
  if ('operation' in plan && plan.operation.do === 'create') {
    const items = assertShape(result.rows, s.listOf(isItem), 'call_api');
    const rows = items.map(({ row }) => toOutput(resource, row ?? {}));
    if (plan.isBatch) return dataResponse(201, { data: rows }, requestId, headers);
    const etag = items[0]?.etag;
    const location = `/functions/v1/api/v1/${resource.name}/${rows[0]?.id}`;
    return dataResponse(201, rows[0], requestId, {
      ...headers,
      Location: location,
      ...(etag ? { ETag: `"${etag}"` } : {}),
    });
  }
  if (result.row !== undefined) {
    const etag = `"${result.etag}"`;
    const known = (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''));
    const status = plan.resource && known.includes(etag) ? 304 : result.status;
    return dataResponse(status, toOutput(resource, result.row, fields), requestId, {
      ...headers,
      ETag: etag,
    });
  }
  return dataResponse(200, toPage(resource, plan, result), requestId, headers);
}

type Body =
  | { readonly value: unknown; readonly text: string }
  | (Plan & {
      readonly refusal: { readonly code: 'too_large' | 'unsupported_media_type' | 'invalid_json' };
    });

async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE') {
    await request.body?.cancel();
    return { value: undefined, text: '' };
  }
  const bytes = await readAtMost(request, MAX_BODY_BYTES);
  if (bytes === null) return { refusal: { code: 'too_large' } };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { refusal: { code: 'unsupported_media_type' } };
  }
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(source);
    // Text with a NUL can't be stored.
    return /\\u0000/i.test(source)
      ? { refusal: { code: 'invalid_json' } }
      : { value, text: source };
  } catch {
    return { refusal: { code: 'invalid_json' } };
  }
}
