import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LOCAL_KEY_HEADER } from '../../shared/desktop/local-backend.ts';
import { isEqualConstantTime } from '../http/identity.ts';
import type { Keys } from '../keys.ts';

/** Key for `/_local`. Derived from the data folder's secret and just as secret. */
export const localKey = ({ jwtSecret }: Pick<Keys, 'jwtSecret'>): string =>
  createHmac('sha256', jwtSecret).update('local pages').digest('base64url');

const COOKIE = 'haven_local';
const COOKIE_SECONDS = 12 * 3_600;

export interface LocalAccessParts {
  keys: Keys;
  url: () => string;
}

/**
 * Admits only requests with the data folder's key, regardless of their address: behind a proxy on the same machine,
 * an internet request can look exactly like a local one.
 */
export class LocalAccess {
  readonly #parts: LocalAccessParts;
  readonly #key: string;

  constructor(parts: LocalAccessParts) {
    this.#parts = parts;
    this.#key = localKey(parts.keys);
  }

  /** True if the request shows the key in a header or in the cookie. */
  hasKey(c: Context): boolean {
    const candidateKeys = [
      c.req.header(LOCAL_KEY_HEADER),
      getCookie(c, COOKIE),
      c.req.header('apikey'),
      // Prometheus sends credentials this way.
      /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1],
    ];
    return candidateKeys.some((key) => key !== undefined && this.#fits(key));
  }

  readonly requireKey: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const inAddress = c.req.query('key');
    if (inAddress !== undefined && this.#fits(inAddress) && c.req.method === 'GET') {
      setCookie(c, COOKIE, inAddress, {
        path: '/_local',
        httpOnly: true,
        sameSite: 'Strict',
        secure: this.#parts.url().startsWith('https:'),
        maxAge: COOKIE_SECONDS,
      });
      // Remove the key from the URL, so it doesn't stay in the history.
      const clean = new URL(c.req.url);
      clean.searchParams.delete('key');
      return c.redirect(clean.pathname + clean.search, 303);
    }
    if (this.hasKey(c)) {
      await next();
      return;
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ message: 'Open this page with the link the server printed at startup.' }, 401);
  };

  /** The secret key grants access to everything else, so it is accepted here too. */
  #fits(key: string): boolean {
    return (
      isEqualConstantTime(key, this.#key) || isEqualConstantTime(key, this.#parts.keys.secretKey)
    );
  }
}
