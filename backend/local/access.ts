import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ClientAddresses } from '../http/client-address.ts';
import { isSame } from '../http/identity.ts';
import { isLoopback, isLoopbackUrl } from '../http/origins.ts';
import type { Keys } from '../keys.ts';

/** Opens `/_local` from elsewhere. Follows from the keys of the data folder, as secret as they are. */
export const localKey = ({ jwtSecret }: Pick<Keys, 'jwtSecret'>): string =>
  createHmac('sha256', jwtSecret).update('local pages').digest('base64url');

export const LOCAL_KEY_HEADER = 'x-haven-local-key';
const COOKIE = 'haven_local';
const COOKIE_SECONDS = 12 * 3_600;

/** What a proxy adds to a request that it passes on; no browser and no command sends any of it. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-proxyuser-ip|true-client-ip|client-ip|x-(?:cluster-)?client-ip|x-original-.*|x-envoy-.*|x-arr-.*|x-azure-.*|x-appengine-.*|cf-.*|cdn-loop|fastly-.*|fly-.*|tailscale-.*|x-amzn-.*|x-amz-cf-.*)$/;

type Request = HttpBindings['incoming'];

/**
 * Whether nothing stands between this machine and whoever asks: the socket, the name that was called
 * and the headers all have to say so. HTTP/1.0 is what stock nginx speaks to what it stands before.
 */
const isDirect = (request: Request, clients: ClientAddresses): boolean =>
  isLoopback(clients.of(request)) &&
  !clients.isProxied(request) &&
  request.httpVersion !== '1.0' &&
  isLoopbackUrl(`http://${request.headers.host}`) &&
  !Object.keys(request.headers).some((name) => OF_PROXIES.test(name));

export interface LocalAccessParts {
  keys: Keys;
  clients: ClientAddresses;
  url: () => string;
}

/** Lets whoever sits at this machine in, and from elsewhere whoever has the key. */
export class LocalAccess {
  readonly #parts: LocalAccessParts;
  readonly #key: string;

  constructor(parts: LocalAccessParts) {
    this.#parts = parts;
    this.#key = localKey(parts.keys);
  }

  isHere(request: Request): boolean {
    return isDirect(request, this.#parts.clients);
  }

  /** For what concerns this machine alone. */
  readonly forThisMachine: MiddlewareHandler<{ Bindings: HttpBindings }> = (c, next) =>
    this.#open(c, next, this.isHere(c.env.incoming));

  /** For letters with live links: `isOpen` says whether all that is captured belongs to this machine. */
  readonly forMail =
    (isOpen: () => boolean): MiddlewareHandler<{ Bindings: HttpBindings }> =>
    (c, next) =>
      this.#open(c, next, isOpen() && this.isHere(c.env.incoming));

  async #open(
    ...[c, next, isFree]: [...Parameters<MiddlewareHandler>, boolean]
  ): Promise<Response | undefined> {
    const inAddress = c.req.query('key');
    if (inAddress !== undefined && this.#fits(inAddress) && c.req.method === 'GET') {
      setCookie(c, COOKIE, inAddress, {
        path: '/_local',
        httpOnly: true,
        sameSite: 'Strict',
        secure: this.#parts.url().startsWith('https:'),
        maxAge: COOKIE_SECONDS,
      });
      // The key does not stay in the address, where the history keeps it.
      const clean = new URL(c.req.url);
      clean.searchParams.delete('key');
      return c.redirect(clean.pathname + clean.search, 303);
    }
    const given = [c.req.header(LOCAL_KEY_HEADER), getCookie(c, COOKIE), c.req.header('apikey')];
    if (isFree || given.some((key) => key !== undefined && this.#fits(key))) {
      await next();
      return;
    }
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        message:
          'This is for whoever runs this server: open it with the key that its start printed.',
      },
      401,
    );
  }

  /** The secret key opens everything else; it opens this, too. */
  #fits(key: string): boolean {
    return isSame(key, this.#key) || isSame(key, this.#parts.keys.secretKey);
  }
}
