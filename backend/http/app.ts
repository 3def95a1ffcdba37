import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { TEST_CHECKOUT_PATH } from '../../shared/account/billing/billing.ts';
import type { EmbedSettings } from '../../shared/embeds/embeds.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { noSuchEndpoint, toFailureResponse } from '../auth/failure.ts';
import { classifyDatabaseError } from '../db/database-errors.ts';
import type { Engine, RequestIdentity } from '../db/engine.ts';
import { handleFunctionRequest, isKeylessFunction } from '../functions/router.ts';
import type { Keys } from '../keys.ts';
import { createBroadcastRoutes } from '../realtime/broadcast-routes.ts';
import type { RealtimeServer } from '../realtime/server.ts';
import { RequestQueueError } from '../request-queue.ts';
import type { RestEngine } from '../rest/connection.ts';
import { handleRestRequest } from '../rest/rest.ts';
import { admit } from './admission.ts';
import { rejectFormContentTypes } from './content-type.ts';
import { allowOrigins } from './cors.ts';
import { databaseUnavailableResponse } from './database-unavailable.ts';
import { logServerError } from './error-log.ts';
import { FRONT_HEADERS } from './front-headers.ts';
import { setSecurityHeaders, setStrictTransportSecurity } from './headers.ts';
import { requireKey, Unauthorized } from './identity.ts';
import { overloadedResponse } from './overload.ts';
import type { FetchAsVisitor } from './record-visibility.ts';
import { limitBodySize, rejectUnknownHosts } from './request-guards.ts';
import type { Site } from './site.ts';
import { type ResponseTimings, recordResponseTime } from './timing.ts';
import type { Traces } from './traces.ts';

export interface AppParts {
  keys: Keys;
  engine: Engine;
  rest: RestEngine;
  realtime: RealtimeServer;
  auth: Hono;
  local: Hono<{ Bindings: HttpBindings }>;
  storage: Hono;
  identify: (request: Request) => Promise<RequestIdentity>;
  functionEnv: () => FunctionEnv;
  site: Site;
  isKnownHost: (host: string) => boolean;
  isAllowedOrigin: (origin: string) => boolean;
  addressOf: (c: Context) => string;
  embeds: EmbedSettings;
  timings: ResponseTimings;
  traces: Traces | undefined;
  /** True if users connect by HTTPS, and only by HTTPS from now on. */
  isSecure: boolean;
}

/** The single entry point: checks access and limits, and routes to a service. */
export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const auth = new Hono().use(logServerErrors).route('/auth/v1', parts.auth);
  // Set here, because mounted apps have no not-found handler of their own.
  auth.notFound((c) => toFailureResponse(c, noSuchEndpoint()));
  const local = new Hono<{ Bindings: HttpBindings }>()
    .onError(toErrorResponse)
    .route('/_local', parts.local);

  app.onError((error, c) => {
    if (error instanceof Unauthorized) return c.json(error.body, 401);
    return toErrorResponse(error);
  });
  if (parts.traces) app.use(parts.traces.trace);
  app.use(recordResponseTime(parts.timings));
  if (parts.isSecure) app.use(setStrictTransportSecurity);
  app.use(rejectUnknownHosts(parts.isKnownHost));
  // Storage has its own protection and limits, because it returns users' files.
  app.use(except('/storage/v1/*', setSecurityHeaders({ embeds: parts.embeds }), limitBodySize));
  for (const service of ['auth', 'rest', 'functions', 'storage', 'realtime']) {
    app.use(`/${service}/v1/*`, allowOrigins(parts.isAllowedOrigin));
  }
  for (const path of ['/rest/v1/*', '/functions/v1/*', '/realtime/v1/*', '/_local/*']) {
    app.use(path, keepFromCaches);
  }
  for (const service of ['auth', 'rest', 'realtime'])
    app.use(`/${service}/v1/*`, rejectFormContentTypes);
  const admission = admit({
    turns: parts.engine.turns,
    identify: parts.identify,
    addressOf: parts.addressOf,
  });
  for (const path of [
    '/auth/v1/*',
    '/rest/v1/*',
    '/functions/v1/*',
    '/storage/v1/*',
    '/realtime/v1/*',
  ]) {
    app.use(path, admission);
  }
  app.use(`${TEST_CHECKOUT_PATH}/*`, allowOrigins(parts.isAllowedOrigin));

  app.all('/auth/v1/*', (c) => auth.fetch(withFrontHeaders(c, parts)));
  app.all('/rest/v1/*', async (c) => {
    const identity = await parts.identify(c.req.raw);
    const response = await handleRestRequest(parts.rest, c.req.raw, identity, parts.addressOf(c));
    // Allowed origins are set here, not by the engine, which allows all. The response itself is passed on: a copy
    // would be streamed.
    for (const name of [...response.headers.keys()]) {
      if (name.startsWith('access-control-')) response.headers.delete(name);
    }
    return response;
  });
  app.all('/storage/v1/*', (c) => parts.storage.fetch(c.req.raw, c.env));
  const { rooms, limits } = parts.realtime;
  app.route(
    '/realtime/v1',
    createBroadcastRoutes({
      engine: parts.engine,
      rooms,
      limits,
      identify: (c) => parts.identify(c.req.raw),
      addressOf: parts.addressOf,
    }),
  );
  app.all('/functions/v1/*', (c) => {
    if (!isKeylessFunction(c.req.path)) requireKey(c.req.raw, parts.keys);
    return handleFunctionRequest(c.req.raw, {
      ...parts.functionEnv(),
      callerAddress: parts.addressOf(c),
    });
  });
  app.all('/_local/*', (c) => local.fetch(c.req.raw, c.env));
  app.get('*', (c) => {
    const fetchAsVisitor: FetchAsVisitor = (path, init) =>
      handleRestRequest(
        parts.rest,
        new Request(new URL(`/rest/v1${path}`, c.req.url), init),
        { role: 'anon', claims: { role: 'anon' } },
        parts.addressOf(c),
      );
    return parts.site(c.req.raw, fetchAsVisitor);
  });
  return app;
}

/** Responses are private to the caller and become outdated. */
const keepFromCaches: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store');
};

export function toErrorResponse(error: unknown): Response {
  if (error instanceof RequestQueueError) return overloadedResponse(error);
  const databaseError = classifyDatabaseError(error);
  if (databaseError) return databaseUnavailableResponse(databaseError);
  logServerError(error);
  return Response.json({ code: '500', message: 'The server could not answer' }, { status: 500 });
}

/** Auth handles its own failures; server errors are logged on the way out. */
const logServerErrors: MiddlewareHandler = async (c, next) => {
  await next();
  const isUnexpected = !(c.error instanceof RequestQueueError) && !classifyDatabaseError(c.error);
  if (c.error && c.res.status >= 500 && isUnexpected) logServerError(c.error);
};

function withFrontHeaders(c: Context, parts: AppParts): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.delete(FRONT_HEADERS.key);
  // A link in an email has no API key; its one-time token is verified instead.
  const isMailLink = c.req.method === 'GET' && c.req.path === '/auth/v1/verify';
  headers.set(FRONT_HEADERS.key, isMailLink ? 'publishable' : requireKey(c.req.raw, parts.keys));
  headers.set(FRONT_HEADERS.address, parts.addressOf(c));
  const { method, body } = c.req.raw;
  return new Request(c.req.url, { method, headers, body, duplex: 'half' } as RequestInit);
}
