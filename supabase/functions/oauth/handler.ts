import { allScopes } from '../../../shared/api/scopes.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { challengeOf } from '../_shared/sha256.ts';

const MAX_BODY_BYTES = 8 * 1024;
const ROOT = /^\/(?:functions\/v1\/)?oauth\/(.*)$/;
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
const isAnswer = s.recordOf(s.anything);
const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * The authorization server for apps: the code flow with PKCE (RFC 6749, 7636), revocation (RFC 7009), and metadata
 * (RFC 8414, 9728). Users give access on the screen `/oauth/authorize`.
 */
export const handle: FunctionHandler = async (request, env) => {
  const path = ROOT.exec(new URL(request.url).pathname)?.[1];
  const metadata = path === undefined ? undefined : metadataOf(path, env);
  if (metadata !== undefined && request.method === 'GET') return Response.json(metadata);
  if (path !== 'token' && path !== 'revoke') return Response.json({}, { status: 404 });
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  }
  const form = await readForm(request);
  if (form === null) return refuse('invalid_request');
  const client = clientOf(request, form);
  if (client === null) return refuse('invalid_client', 401);
  const grant = path === 'token' ? await readGrant(form) : readRevocation(form);
  if (typeof grant === 'string') return refuse(grant);
  const response = await callDatabase(
    env,
    'exchange_oauth_token',
    { p_request: { ...client, ...grant } },
    'server',
  );
  if (!response.ok) {
    await response.body?.cancel();
    return refuse('temporarily_unavailable', 503);
  }
  const answer = assertShape(await response.json(), isAnswer, 'exchange_oauth_token');
  if (typeof answer.error === 'string')
    return refuse(answer.error, answer.error === 'invalid_client' ? 401 : 400);
  return Response.json(answer, { headers: NO_STORE });
};

function metadataOf(path: string, env: FunctionEnv): object | undefined {
  const root = `${env.SUPABASE_URL}/functions/v1`;
  const issuer = `${root}/oauth`;
  switch (path) {
    case 'protected-resource':
      return {
        resource: `${root}/mcp`,
        authorization_servers: [issuer],
        scopes_supported: allScopes,
        bearer_methods_supported: ['header'],
      };
    case '.well-known/oauth-authorization-server':
    case '.well-known/openid-configuration':
      return {
        issuer,
        authorization_endpoint: `${env.secrets?.HAVEN_PUBLIC_URL ?? env.SUPABASE_URL}/oauth/authorize`,
        token_endpoint: `${issuer}/token`,
        revocation_endpoint: `${issuer}/revoke`,
        scopes_supported: allScopes,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: [
          'none',
          'client_secret_post',
          'client_secret_basic',
        ],
      };
    default:
      return undefined;
  }
}

const refuse = (error: string, status = 400) =>
  Response.json(
    { error },
    {
      status,
      headers: {
        ...NO_STORE,
        ...(status === 401 ? { 'WWW-Authenticate': 'Basic realm="Haven Exchange"' } : {}),
      },
    },
  );

/** Returns the fields of a form; null if it isn't one, is too large, or repeats a field. */
async function readForm(request: Request): Promise<Readonly<Record<string, string>> | null> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES);
  const type = request.headers.get('content-type') ?? '';
  if (bytes === null || !/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const names = [...fields.keys()];
  return new Set(names).size === names.length ? Object.fromEntries(fields) : null;
}

function clientOf(request: Request, form: Readonly<Record<string, string>>) {
  const basic = /^Basic\s+([A-Za-z0-9+/=]{1,400})$/i.exec(
    request.headers.get('authorization') ?? '',
  )?.[1];
  try {
    const [id, secret] =
      basic === undefined
        ? [form.client_id, form.client_secret]
        : atob(basic).split(':').map(decodeURIComponent);
    if (id === undefined) return null;
    return { client_id: id, ...(secret !== undefined && { client_secret: secret }) };
  } catch {
    return null;
  }
}

async function readGrant(form: Readonly<Record<string, string>>) {
  const { grant_type: type, code, redirect_uri, code_verifier: verifier, refresh_token } = form;
  if (type === 'refresh_token') {
    return refresh_token ? { grant_type: type, refresh_token } : 'invalid_request';
  }
  if (type !== 'authorization_code') return 'unsupported_grant_type';
  if (!code || !redirect_uri || !verifier || !VERIFIER.test(verifier)) return 'invalid_request';
  return { grant_type: type, code, redirect_uri, challenge: await challengeOf(verifier) };
}

const readRevocation = ({ token }: Readonly<Record<string, string>>) =>
  token ? { grant_type: 'revoke', token } : 'invalid_request';
