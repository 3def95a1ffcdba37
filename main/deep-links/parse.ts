import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { type EmailLinkType, emailLinkTypes } from '../../shared/host.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import { linkTo } from '../../shared/routes.ts';

/** Longer links are invalid; systems truncate them. */
const LONGEST_LINK = 2048;

const TOKEN_HASH = /^[A-Za-z0-9_-]{1,256}$/;

/** Where a route belongs: a server, a workspace of this computer, or null if the link names neither. */
export type RouteTarget = { readonly server: string } | { readonly workspace: string } | null;

export interface RouteRequest {
  readonly route: string;
  readonly target: RouteTarget;
}

/**
 * Returns the route of a `haven://` link, or null if it is invalid. Any site can make this computer open one, so it
 * only names a screen, and its data is used only after the user confirms there. Never log a link, since it may
 * contain a token.
 */
export function parseDeepLink(link: string): RouteRequest | null {
  if (link.length > LONGEST_LINK || !URL.canParse(link)) return null;
  const url = new URL(link);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (url.protocol !== `${DESKTOP.linkScheme}:` || !isPlain) return null;
  const target = parseTarget(url.hash);
  const route = target === undefined ? null : findRoute(url);
  return route === null || target === undefined ? null : { route, target };
}

function findRoute(url: URL): string | null {
  const host = url.hostname.toLowerCase();
  if (host === 'open') return safeRedirect(`${url.pathname}${url.search}`);
  return host === 'auth' ? authRoute(url.pathname, url.searchParams) : null;
}

/** Returns undefined for a fragment that the app didn't write. */
function parseTarget(hash: string): RouteTarget | undefined {
  if (hash === '') return null;
  const workspace = /^#in=([0-9a-f]{16})$/.exec(hash)?.[1];
  if (workspace !== undefined) return { workspace };
  const params = new URLSearchParams(hash.slice(1));
  const server = params.get('at') ?? '';
  const isOrigin = URL.canParse(server) && new URL(server).origin === server;
  return params.size === 1 && isOrigin && /^https?:/.test(server) ? { server } : undefined;
}

/** Only parameters that the screens read are passed on. */
function authRoute(path: string, params: URLSearchParams): string | null {
  const [tokenHash = '', ...moreHashes] = params.getAll('token_hash');
  if (moreHashes.length > 0 || !TOKEN_HASH.test(tokenHash)) return null;
  const type = params.get('type');
  if (path === '/reset' && (type === null || type === 'recovery')) {
    return linkTo('auth', undefined, { mode: 'reset', token_hash: tokenHash, type: 'recovery' });
  }
  if (path === '/confirm' && isLinkType(type)) {
    return linkTo('authConfirm', undefined, { token_hash: tokenHash, type });
  }
  return null;
}

const isLinkType = (text: string | null): text is EmailLinkType =>
  emailLinkTypes.some((type) => type === text);

/**
 * Returns the single link in a process's arguments, at a cold start or from a second instance. A browser could inject
 * further arguments, so a link next to others is ignored.
 */
export function findDeepLink(argv: readonly string[]): string | null {
  const links = argv.filter((argument) => argument.startsWith(`${DESKTOP.linkScheme}:`));
  return links.length === 1 ? (links[0] ?? null) : null;
}
