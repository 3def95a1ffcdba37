import type { Context } from 'hono';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import type { Limiter } from './limiter.ts';
import type { AuthLimits } from './limits.ts';
import { toInet } from './network-address.ts';
import type { Redirects } from './redirects.ts';

/** What the auth service needs from the backend that runs it. */
export interface AuthDeps {
  engine: Engine;
  keys: Keys;
  /** Where the app and this backend live: the start of every link in a mail. Never from a request. */
  siteUrl: () => string;
  /** See `redirects.ts` for the patterns. */
  redirectAllowList: readonly string[];
  limits: AuthLimits;
  now: () => Date;
  /** The caller's network address, as the front has found it out: limits count it. */
  clientAddress: (request: Request) => string;
}

/** The dependencies plus what is made of them once; every route gets this. */
export interface AuthService extends AuthDeps {
  limiter: Limiter;
  redirects: Redirects;
}

/** Where a request came from, for the session list and the audit log. */
export interface Origin {
  ip: string | null;
  userAgent: string;
}

const USER_AGENT_LENGTH = 512;

export const originOf = (auth: AuthService, c: Context): Origin => ({
  ip: toInet(auth.clientAddress(c.req.raw)),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
});
