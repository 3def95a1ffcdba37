import type { Context } from 'hono';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import type { Limiter } from './limiter.ts';
import type { AuthLimits } from './limits.ts';
import { toInet } from './network-address.ts';
import type { Redirects } from './redirects.ts';

/** Dependencies of the auth service. */
export interface AuthDeps {
  engine: Engine;
  keys: Keys;
  /** Public URL of the app and this backend: the base of every emailed link. Never taken from a request. */
  siteUrl: () => string;
  /** See `redirects.ts` for the patterns. */
  redirectAllowList: readonly string[];
  limits: AuthLimits;
  now: () => Date;
  /** The caller's network address, as determined by the front server; used by rate limits. */
  clientAddress: (request: Request) => string;
}

/** The dependencies plus objects created from them once; passed to every route. */
export interface AuthService extends AuthDeps {
  limiter: Limiter;
  redirects: Redirects;
}

/** Source of a request, for the session list and the audit log. */
export interface RequestSource {
  ip: string | null;
  userAgent: string;
}

const USER_AGENT_LENGTH = 512;

export const getRequestSource = (auth: AuthService, c: Context): RequestSource => ({
  ip: toInet(auth.clientAddress(c.req.raw)),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
});
