import { type EmailLinkType, emailLinkTypes } from '../host.ts';
import { queryString } from '../routes.ts';
import { DESKTOP } from './desktop.ts';

/** Hands the token of an e-mail link over to the desktop app, which asks before it spends it. */
export function appLink(tokenHash: string, type: EmailLinkType): string {
  const action = type === 'recovery' ? 'reset' : 'confirm';
  return `${DESKTOP.linkScheme}://auth/${action}${queryString({ token_hash: tokenHash, type })}`;
}

/** The link that opens a screen of the app. */
export const linkOfRoute = (route: string): string =>
  `${DESKTOP.linkScheme}://open/${route.replace(/^\/+/, '')}`;

/** What is read of an address. */
interface WebAddress {
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Where an address of the product in a browser leads in the app. */
export function appLinkOf({ pathname, search, searchParams }: WebAddress): string {
  const tokenHash = searchParams.get('token_hash');
  const type = emailLinkTypes.find((known) => known === searchParams.get('type'));
  if (tokenHash !== null && type !== undefined) return appLink(tokenHash, type);
  return linkOfRoute(pathname + search);
}
