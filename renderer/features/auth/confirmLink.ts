import { type EmailLinkType, emailLinkTypes } from '#shared/host.ts';

/** What the address that an e-mail link led to asks for. */
export type ConfirmLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: EmailLinkType }
  | { readonly kind: 'code'; readonly code: string }
  /** Takes a change of the address back; the token is no sign-in. */
  | { readonly kind: 'undo'; readonly token: string }
  /** Keeps an account that waits to be deleted. */
  | { readonly kind: 'keep'; readonly token: string }
  /** Ends letters, for whoever holds one. */
  | { readonly kind: 'unsubscribe'; readonly token: string }
  /** The server says what is still to be done: the other address has to agree too. */
  | { readonly kind: 'halfway' }
  | { readonly kind: 'tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  | { readonly kind: 'incomplete' };

/** A link for a new password must not confirm an address by the way: it has a screen of its own. */
const confirmationTypes = emailLinkTypes.filter((type) => type !== 'recovery');

/** Reads the query and the fragment; auth servers put results and errors into either. */
export function readConfirmLink(
  search: string,
  hash: string,
  types: readonly EmailLinkType[] = confirmationTypes,
): ConfirmLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const value = (name: string) => query.get(name) ?? fragment.get(name) ?? '';

  if (value('error') !== '' || value('error_description') !== '') {
    return { kind: 'error', code: value('error_code'), message: value('error_description') };
  }
  if (value('undo') !== '') return { kind: 'undo', token: value('undo') };
  if (value('keep') !== '') return { kind: 'keep', token: value('keep') };
  if (value('unsubscribe') !== '') return { kind: 'unsubscribe', token: value('unsubscribe') };
  if (value('message') !== '') return { kind: 'halfway' };
  const type = types.find((known) => known === (value('type') || 'email'));
  if (value('token_hash') !== '' && type !== undefined) {
    return { kind: 'token', tokenHash: value('token_hash'), type };
  }
  if (value('code') !== '') return { kind: 'code', code: value('code') };
  const accessToken = fragment.get('access_token') ?? '';
  const refreshToken = fragment.get('refresh_token') ?? '';
  if (accessToken !== '' && refreshToken !== '')
    return { kind: 'tokens', accessToken, refreshToken };
  return { kind: 'incomplete' };
}
