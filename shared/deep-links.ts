import { DESKTOP } from './desktop.ts';
import type { EmailLinkType } from './host.ts';
import { queryString } from './routes.ts';

/** Hands the token of an e-mail link over to the desktop app, which asks before it spends it. */
export function appLink(tokenHash: string, type: EmailLinkType): string {
  const action = type === 'recovery' ? 'reset' : 'confirm';
  return `${DESKTOP.linkScheme}://auth/${action}${queryString({ token_hash: tokenHash, type })}`;
}
