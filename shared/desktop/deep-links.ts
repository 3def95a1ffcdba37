import { type EmailLinkType, emailLinkTypes } from '../host.ts';
import { queryString } from '../routes.ts';
import { DESKTOP } from './desktop.ts';

/** Names the server that a link belongs to, so that the app opens it in that workspace. */
const atServer = (origin: string): string => `#at=${encodeURIComponent(origin)}`;

/**
 * Returns a link that passes an email link's token to the desktop app, which asks before using it. Only the server
 * that issued the token may receive it.
 */
export function appLink(tokenHash: string, type: EmailLinkType, serverOrigin: string): string {
  const action = type === 'recovery' ? 'reset' : 'confirm';
  const query = queryString({ token_hash: tokenHash, type });
  return `${DESKTOP.linkScheme}://auth/${action}${query}${atServer(serverOrigin)}`;
}

const toLink = (route: string): string =>
  `${DESKTOP.linkScheme}://open/${route.replace(/^\/+/, '')}`;

/** Returns the deep link to a screen of a server's workspace. */
export const getRouteDeepLink = (route: string, serverOrigin: string): string =>
  toLink(route) + atServer(serverOrigin);

/** Returns the deep link to a screen of a workspace on this computer, by its id. */
export const getWorkspaceDeepLink = (route: string, workspace: string): string =>
  `${toLink(route)}#in=${workspace}`;

/** The parts of a URL that are used. */
interface WebAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Maps a product URL in the browser to a link into the app. */
export function toAppLink({ origin, pathname, search, searchParams }: WebAddress): string {
  const tokenHash = searchParams.get('token_hash');
  const type = emailLinkTypes.find((known) => known === searchParams.get('type'));
  if (tokenHash !== null && type !== undefined) return appLink(tokenHash, type, origin);
  return getRouteDeepLink(pathname + search, origin);
}
