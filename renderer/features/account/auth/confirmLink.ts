import { type EmailLinkType, emailLinkTypes } from '#shared/host.ts';

/** The request that an email link's URL encodes. */
export type ConfirmLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: EmailLinkType }
  | { readonly kind: 'code'; readonly code: string }
  /** Undoes an email change; the token can't sign in. */
  | { readonly kind: 'undo'; readonly token: string }
  /** Stops a pending account deletion. */
  | { readonly kind: 'keep'; readonly token: string }
  /** Unsubscribes the email's recipient. */
  | { readonly kind: 'unsubscribe'; readonly token: string }
  /** Reported by the server: the other address has to confirm too. */
  | { readonly kind: 'halfway' }
  | { readonly kind: 'tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  | { readonly kind: 'incomplete' };

/** A password reset link must not confirm an address as a side effect; it has its own screen. */
const confirmationTypes = emailLinkTypes.filter((type) => type !== 'recovery');

/** Reads the query and the fragment; auth servers put results and errors in either. */
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
