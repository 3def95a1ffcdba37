import * as s from '../../../shared/shape.ts';
import { addressOf } from '../_shared/api/call-api.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { challengeOf } from '../_shared/sha256.ts';
import {
  type Connection,
  callServer,
  findFlow,
  type Identity,
  isConnection,
  SignInRefused,
} from './connection.ts';
import { startOidc, verifyOidc } from './oidc.ts';
import { describeSaml, startSaml, verifySaml } from './saml.ts';
import { acceptIdentity, redeemCode } from './session.ts';

const MAX_FORM_BYTES = 300_000;
const ROOT = /^\/(?:functions\/v1\/)?sso\/(.*)$/;
const ENDPOINT = /^(saml|oidc)\/([0-9a-f-]{36})(\/metadata)?$/;
const IS_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const CODE = /^[0-9a-f]{64}$/;

/**
 * Single sign-on of workspaces. A browser starts a sign-in with a challenge (`start`), the provider answers at its own
 * address (`saml/<id>`, `oidc/<id>`), and the same browser redeems the result with its verifier (`session`).
 */
export const handle: FunctionHandler = async (request, env) => {
  const path = ROOT.exec(new URL(request.url).pathname)?.[1] ?? '';
  if (path === 'start' || path === 'session') {
    if (request.method !== 'POST') return methodNotAllowed();
    const body = await readJsonBody(request);
    try {
      return path === 'start' ? await start(request, body, env) : await openSession(body, env);
    } catch (error) {
      const refusal = error instanceof SignInRefused ? error.refusal : 'unavailable';
      return jsonResponse(502, { error: 'Single sign-on failed.', code: refusal });
    }
  }
  const [, protocol, id = '', metadata] = ENDPOINT.exec(path) ?? [];
  if (metadata !== undefined && protocol === 'saml' && request.method === 'GET') {
    return new Response(describeSaml(env, id), {
      headers: { 'Content-Type': 'application/samlmetadata+xml', 'Cache-Control': 'no-store' },
    });
  }
  if (protocol === undefined || metadata !== undefined || !IS_UUID.test(id))
    return jsonResponse(404, {});
  const isAnswer = protocol === 'saml' ? request.method === 'POST' : request.method === 'GET';
  return isAnswer ? receive(request, protocol, id, env) : jsonResponse(405, {});
};

/** Returns the provider's URL for an email's domain; null if the domain has no provider. */
async function start(
  request: Request,
  body: Readonly<Record<string, unknown>> | null,
  env: FunctionEnv,
): Promise<Response> {
  const { email, connection_id: id, challenge, origin } = body ?? {};
  const isNamed = typeof id === 'string' && IS_UUID.test(id);
  const hasEmail = typeof email === 'string' && email.length <= 320;
  if (!(isNamed || hasEmail) || typeof challenge !== 'string' || !CHALLENGE.test(challenge)) {
    return jsonResponse(400, { error: 'Send an email and a challenge.' });
  }
  const connection = await callServer(
    env,
    'find_sso_connection',
    isNamed ? { p_connection_id: id } : { p_email: email },
    s.orNull(isConnection),
  );
  if (connection === null) return jsonResponse(200, { url: null });
  const flowId = crypto.randomUUID();
  const started = await startAt(env, connection, flowId);
  if (!isWebUrl(started.url)) throw new SignInRefused('provider_unreachable');
  const isStarted = await callServer(
    env,
    'start_sso_flow',
    {
      p_flow: {
        id: flowId,
        connection_id: connection.id,
        challenge,
        client: addressOf(request, env),
        secrets: { ...started.secrets, site: chooseSite(origin, env) },
      },
    },
    s.bool,
  );
  if (!isStarted) return jsonResponse(429, { error: 'Too many attempts. Try again later.' });
  return jsonResponse(200, { url: started.url });
}

async function startAt(env: FunctionEnv, connection: Connection, flowId: string) {
  try {
    return await (connection.protocol === 'saml' ? startSaml : startOidc)(env, connection, flowId);
  } catch (error) {
    await noteFailure(env, connection.id, 'provider_unreachable');
    throw error instanceof SignInRefused ? error : new SignInRefused('provider_unreachable');
  }
}

/** A provider's description is not trusted: its address could be a script. */
const isWebUrl = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const siteOf = (env: FunctionEnv): URL =>
  new URL(env.secrets?.HAVEN_PUBLIC_URL ?? env.SUPABASE_URL);

/** The site that the person returns to: this one, or a workspace's own name below it. */
function chooseSite(origin: unknown, env: FunctionEnv): string {
  const site = siteOf(env);
  if (typeof origin !== 'string' || !URL.canParse(origin)) return site.origin;
  const asked = new URL(origin);
  const isOwn =
    asked.protocol === site.protocol &&
    asked.port === site.port &&
    (asked.hostname === site.hostname || asked.hostname.endsWith(`.${site.hostname}`));
  const isThisMachine = [asked, site].every(
    ({ hostname }) => hostname === '127.0.0.1' || hostname === 'localhost',
  );
  return isOwn || (isThisMachine && asked.port === site.port) ? asked.origin : site.origin;
}

/** Takes a provider's answer and returns the browser to the sign-in screen with a code or a reason. */
async function receive(
  request: Request,
  protocol: string,
  connectionId: string,
  env: FunctionEnv,
): Promise<Response> {
  let site = siteOf(env).origin;
  try {
    const answer =
      protocol === 'saml' ? await readForm(request) : new URL(request.url).searchParams;
    const flowId = answer.get(protocol === 'saml' ? 'RelayState' : 'state') ?? '';
    const flow = IS_UUID.test(flowId) ? await findFlow(env, flowId, connectionId) : null;
    if (flow === null || flow.connection.protocol !== protocol) throw new SignInRefused('expired');
    site = String(flow.secrets.site ?? site);
    const identity = await verify(env, flow, flowId, answer);
    const code = await acceptIdentity(env, flowId, connectionId, identity);
    return backToSite(site, { sso: code });
  } catch (error) {
    const refusal = error instanceof SignInRefused ? error.refusal : 'invalid_answer';
    if (refusal === 'invalid_answer' || refusal === 'no_email') {
      await noteFailure(env, connectionId, refusal);
    }
    return backToSite(site, { sso_error: refusal });
  }
}

const verify = (
  env: FunctionEnv,
  flow: NonNullable<Awaited<ReturnType<typeof findFlow>>>,
  flowId: string,
  answer: URLSearchParams,
): Promise<Identity> =>
  flow.connection.protocol === 'saml'
    ? verifySaml(env, flow, answer.get('SAMLResponse') ?? '')
    : verifyOidc(env, flow, flowId, answer);

async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readAtMost(request, MAX_FORM_BYTES);
  if (bytes === null) throw new SignInRefused('invalid_answer');
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

async function noteFailure(env: FunctionEnv, connectionId: string, failure: string) {
  const args = { p_connection_id: connectionId, p_failure: failure };
  const response = await callDatabase(env, 'note_sso_failure', args, 'server').catch(() => null);
  await response?.body?.cancel();
}

const backToSite = (site: string, query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `${site}/auth?${new URLSearchParams(query)}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });

async function openSession(
  body: Readonly<Record<string, unknown>> | null,
  env: FunctionEnv,
): Promise<Response> {
  const { code, verifier } = body ?? {};
  if (typeof code !== 'string' || !CODE.test(code) || typeof verifier !== 'string') {
    return jsonResponse(400, { error: 'Send a code and a verifier.' });
  }
  const session = await redeemCode(env, code, await challengeOf(verifier.slice(0, 128)));
  return session === null
    ? jsonResponse(403, { error: 'This sign-in is no longer valid.', code: 'expired' })
    : jsonResponse(200, session);
}
