import { type EmailLinkType, emailLinkTypes } from '../host.ts';
import { queryString } from '../routes.ts';
import { DESKTOP } from './desktop.ts';

/** Returns a link that passes an email link's token to the desktop app, which asks before using it. */
export function appLink(tokenHash: string, type: EmailLinkType): string {
  const action = type === 'recovery' ? 'reset' : 'confirm';
  return `${DESKTOP.linkScheme}://auth/${action}${queryString({ token_hash: tokenHash, type })}`;
}

/** Returns the deep link to a screen of the app. */
export const getRouteDeepLink = (route: string): string =>
  `${DESKTOP.linkScheme}://open/${route.replace(/^\/+/, '')}`;

/** The parts of a URL that are used. */
interface WebAddress {
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Maps a product URL in the browser to a link into the app. */
export function toAppLink({ pathname, search, searchParams }: WebAddress): string {
  const tokenHash = searchParams.get('token_hash');
  const type = emailLinkTypes.find((known) => known === searchParams.get('type'));
  if (tokenHash !== null && type !== undefined) return appLink(tokenHash, type);
  return getRouteDeepLink(pathname + search);
}
