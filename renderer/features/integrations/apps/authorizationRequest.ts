import { allScopes } from '#shared/api/scopes.ts';
import type { ConsentRequest } from './appsApi.ts';

/** A request of an app to the consent screen (RFC 6749, section 4.1.1, with PKCE). */
export interface AuthorizationRequest extends ConsentRequest {
  readonly challenge: string;
  readonly state: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads a consent screen's query. Null if something is missing: then no app gets an answer. */
export function readRequest(search: string): AuthorizationRequest | null {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name) ?? '';
  const scopes = [...new Set(of('scope').split(' ').filter(Boolean))];
  const isComplete =
    of('response_type') === 'code' &&
    UUID.test(of('client_id')) &&
    of('redirect_uri') !== '' &&
    scopes.length > 0 &&
    scopes.every((scope) => allScopes.includes(scope)) &&
    of('code_challenge_method') === 'S256' &&
    /^[A-Za-z0-9_-]{43}$/.test(of('code_challenge'));
  if (!isComplete) return null;
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    scopes,
    challenge: of('code_challenge'),
    state: query.get('state'),
  };
}

/** Returns the app's address with the answer. The server has checked that the app registered it. */
export function responseUri(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: { readonly code: string } | { readonly error: 'access_denied' },
): string {
  const uri = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) uri.searchParams.set(name, value);
  if (state !== null) uri.searchParams.set('state', state);
  return uri.href;
}
