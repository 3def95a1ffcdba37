import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { type EmailLinkType, emailLinkTypes } from '../../shared/host.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import { linkTo } from '../../shared/routes.ts';

/** Longer links are invalid; systems truncate them. */
const LONGEST_LINK = 2048;

const TOKEN_HASH = /^[A-Za-z0-9_-]{1,256}$/;

/**
 * Returns the route of a `haven://` link, or null if it is invalid. Any site can make this computer open one, so it
 * only names a screen, and its data is used only after the user confirms there. Never log a link, since it may
 * contain a token.
 */
export function parseDeepLink(link: string): string | null {
  if (link.length > LONGEST_LINK || !URL.canParse(link)) return null;
  const url = new URL(link);
  const isPlain = url.username === '' && url.password === '' && url.port === '' && url.hash === '';
  if (url.protocol !== `${DESKTOP.linkScheme}:` || !isPlain) return null;
  const host = url.hostname.toLowerCase();
  if (host === 'open') return safeRedirect(`${url.pathname}${url.search}`);
  if (host === 'auth') return authRoute(url.pathname, url.searchParams);
  return null;
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
