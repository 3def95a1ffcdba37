import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { createTokenVerifier } from '../auth/verified-tokens.ts';
import type { Engine } from '../db/engine.ts';
import { answerFunction } from '../functions/router.ts';
import type { Keys } from '../keys.ts';
import { createBroadcastRoutes } from '../realtime/broadcast-routes.ts';
import type { RealtimeServer } from '../realtime/server.ts';
import type { RestEngine } from '../rest/connection.ts';
import { answerRest } from '../rest/rest.ts';
import { boundBodies, refuseForeignHosts } from './bounds.ts';
import { noteFault } from './fault-log.ts';
import { FRONT_HEADERS } from './front-headers.ts';
import { protectPages } from './headers.ts';
import { requireKey, resolveIdentity, Unauthorized } from './identity.ts';
import { isLoopback } from './origins.ts';

export interface AppParts {
  keys: Keys;
  engine: Engine;
  rest: RestEngine;
  realtime: RealtimeServer;
  auth: Hono;
  local: Hono;
  functionEnv: () => FunctionEnv;
  site: (request: Request) => Response;
  isKnownHost: (host: string) => boolean;
  isAllowedOrigin: (origin: string) => boolean;
  addressOf: (c: Context) => string;
}

/** The one door: who may knock, how much they may carry, and which service answers. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  const verify = createTokenVerifier(parts.keys);
  const auth = new Hono().use(noteFaults).route('/auth/v1', parts.auth);
  const local = new Hono().route('/_local', parts.local);

  app.onError((error, c) => {
    if (error instanceof Unauthorized) return c.json(error.body, 401);
    noteFault(error);
    return c.json({ code: '500', message: 'The server could not answer' }, 500);
  });
  app.use(refuseForeignHosts(parts.isKnownHost));
  app.use(protectPages());
  app.use(boundBodies);
  for (const service of ['auth', 'rest', 'functions', 'realtime']) {
    app.use(`/${service}/v1/*`, allowOrigins(parts.isAllowedOrigin));
  }

  app.all('/auth/v1/*', (c) => auth.fetch(withFrontHeaders(c, parts)));
  app.all('/rest/v1/*', async (c) => {
    const identity = await resolveIdentity(c.req.raw, parts.keys, verify);
    const answer = await answerRest(parts.rest, c.req.raw, identity);
    // Which origins may read it is decided here and not by the engine, which allows everybody.
    const headers = new Headers(answer.headers);
    for (const name of [...headers.keys()]) {
      if (name.startsWith('access-control-')) headers.delete(name);
    }
    return new Response(answer.body, { status: answer.status, headers });
  });
  const { rooms, limits } = parts.realtime;
  app.route(
    '/realtime/v1',
    createBroadcastRoutes({
      engine: parts.engine,
      rooms,
      limits,
      identify: (c) => resolveIdentity(c.req.raw, parts.keys, verify),
      addressOf: parts.addressOf,
    }),
  );
  app.post('/functions/v1/*', (c) => {
    requireKey(c.req.raw, parts.keys);
    return answerFunction(c.req.raw, parts.functionEnv());
  });
  app.all('/_local/*', (c) => {
    if (!isLoopback(parts.addressOf(c))) return c.notFound();
    return local.fetch(c.req.raw);
  });
  app.get('*', (c) => parts.site(c.req.raw));
  return app;
}

const allowOrigins = (isAllowed: (origin: string) => boolean) =>
  cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'prefer',
      'range',
      'x-client-info',
      'x-supabase-api-version',
      'accept-profile',
      'content-profile',
    ],
    exposeHeaders: [
      'content-range',
      'preference-applied',
      'x-total-count',
      'link',
      'retry-after',
      'x-supabase-api-version',
    ],
    maxAge: 86_400,
  });

/** Auth answers its own failures; what was a fault of the server is noted on the way out. */
const noteFaults: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.error && c.res.status >= 500) noteFault(c.error);
};

function withFrontHeaders(c: Context, parts: AppParts): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.delete(FRONT_HEADERS.key);
  // A link in a mail carries no key; the one-time token it brings is what is checked.
  const isMailLink = c.req.method === 'GET' && c.req.path === '/auth/v1/verify';
  headers.set(FRONT_HEADERS.key, isMailLink ? 'publishable' : requireKey(c.req.raw, parts.keys));
  headers.set(FRONT_HEADERS.address, parts.addressOf(c));
  const { method, body } = c.req.raw;
  return new Request(c.req.url, { method, headers, body, duplex: 'half' } as RequestInit);
}
