import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const POLICY = 'content-security-policy';
/** By this a page tells the hashes of the styles inside it; it never leaves the server. */
export const INLINE_STYLES = 'x-haven-inline-styles';

/**
 * Headers of every answer. `connect` names what the pages may call besides their own origin. An
 * answer that states a policy of its own keeps it.
 */
export function protectPages(connect: readonly string[] = []): MiddlewareHandler {
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connect],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
  return async (c, next) => {
    let own: string | null = null;
    await protect(c, async () => {
      await next();
      own = c.res.headers.get(POLICY);
    });
    if (own) c.res.headers.set(POLICY, own);
    const styles = c.res.headers.get(INLINE_STYLES);
    if (styles === null) return;
    const policy = c.res.headers.get(POLICY) ?? '';
    c.res.headers.set(POLICY, policy.replace("style-src 'self'", `style-src 'self' ${styles}`));
    c.res.headers.delete(INLINE_STYLES);
  };
}
