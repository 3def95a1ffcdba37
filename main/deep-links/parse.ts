import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { type EmailLinkType, emailLinkTypes } from '../../shared/host.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import { linkTo } from '../../shared/routes.ts';

/** Longer ones are no links of ours; systems cut them anywhere. */
const LONGEST_LINK = 2048;

const TOKEN_HASH = /^[A-Za-z0-9_-]{1,256}$/;

/**
 * The route that a `haven://` link leads to, or null when it is none of ours. Anybody can make this
 * computer open such a link: it names a screen and nothing else, and what it carries is only looked at
 * after the person has confirmed it there. Never log one: it may hold a token.
 */
export function routeOfLink(link: string): string | null {
  if (link.length > LONGEST_LINK || !URL.canParse(link)) return null;
  const url = new URL(link);
  const isPlain = url.username === '' && url.password === '' && url.port === '' && url.hash === '';
  if (url.protocol !== `${DESKTOP.linkScheme}:` || !isPlain) return null;
  const host = url.hostname.toLowerCase();
  if (host === 'open') return safeRedirect(`${url.pathname}${url.search}`);
  if (host === 'auth') return authRoute(url.pathname, url.searchParams);
  return null;
}

/** Only what the screens read is passed on. */
function authRoute(path: string, given: URLSearchParams): string | null {
  const [tokenHash = '', ...moreHashes] = given.getAll('token_hash');
  if (moreHashes.length > 0 || !TOKEN_HASH.test(tokenHash)) return null;
  const type = given.get('type');
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
 * The one link among a process's arguments, at a cold start or from a second instance. What a browser
 * passes on may try to look like further arguments, so one beside a link is not read.
 */
export function linkAmong(argv: readonly string[]): string | null {
  const links = argv.filter((argument) => argument.startsWith(`${DESKTOP.linkScheme}:`));
  return links.length === 1 ? (links[0] ?? null) : null;
}
