import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import {
  type EmbedSettings,
  embedSources,
  permissionsPolicyAt,
} from '../../shared/embeds/embeds.ts';
import { BROWSER_REPORTS_PATH } from '../../shared/navigation/browserReports.ts';

const POLICY = 'content-security-policy';
/**
 * Internal header with a page's inline hashes: `style-src` and its hashes, as in a policy. It never leaves the
 * server.
 */
export const INLINE_POLICY_HEADER = 'x-haven-inside';

interface Beyond {
  /** Origins the pages may call in addition to their own. */
  readonly connect?: readonly string[] | undefined;
  /** Origins of videos in addition to their own. */
  readonly media?: readonly string[];
  readonly embeds?: EmbedSettings;
  /** Report endpoint, if it is not on this server. */
  readonly reports?: string;
}

const GROUP = 'browser-reports';
/** Text never becomes markup or script, except through `renderer/ui/trust/installTrustedTypes.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** Sends HSTS for one year; only over HTTPS. */
export const setStrictTransportSecurity: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('strict-transport-security', 'max-age=31536000');
};

/** Security headers of every response. A response with its own policy keeps it. */
export function setSecurityHeaders({
  connect = [],
  media = [],
  embeds = {},
  reports = BROWSER_REPORTS_PATH,
}: Beyond = {}): MiddlewareHandler {
  const added = embedSources(embeds);
  const reporting = `; report-uri ${reports}; report-to ${GROUP}`;
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...added['script-src']],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...added['img-src']],
      fontSrc: ["'self'", ...added['font-src']],
      // Captions of lessons are `blob:` addresses of text that the page made itself.
      mediaSrc: ["'self'", 'blob:', ...media],
      connectSrc: ["'self'", ...connect, ...added['connect-src']],
      // Only files of imported courses allow this site as their frame's parent.
      frameSrc: ["'self'", ...added['frame-src']],
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
  });
  return async (c, next) => {
    const own = new Map<string, string>();
    await protect(c, async () => {
      await next();
      for (const name of [POLICY, 'referrer-policy', 'cross-origin-resource-policy']) {
        const value = c.res.headers.get(name);
        if (value !== null) own.set(name, value);
      }
    });
    for (const [name, value] of own) c.res.headers.set(name, value);
    // The old header can't name other sites, so it would contradict a policy that allows some.
    if (/frame-ancestors (?!'none')/.test(own.get(POLICY) ?? '')) {
      c.res.headers.delete('x-frame-options');
    }
    c.res.headers.set('permissions-policy', permissionsPolicyAt(c.req.path));
    const isDocument = c.res.headers.get('content-type')?.startsWith('text/html') === true;
    if (isDocument && !own.has(POLICY)) {
      c.res.headers.set('reporting-endpoints', `${GROUP}="${reports}"`);
      c.res.headers.set(POLICY, `${c.res.headers.get(POLICY)}; ${TRUSTED_TYPES}${reporting}`);
    }
    const inside = c.res.headers.get(INLINE_POLICY_HEADER);
    if (inside === null) return;
    const policy = inside.split('; ').reduce((text, part) => {
      const [directive, ...hashes] = part.split(' ');
      return text.replace(`${directive} 'self'`, `${directive} 'self' ${hashes.join(' ')}`);
    }, c.res.headers.get(POLICY) ?? '');
    c.res.headers.set(POLICY, policy);
    c.res.headers.delete(INLINE_POLICY_HEADER);
  };
}
