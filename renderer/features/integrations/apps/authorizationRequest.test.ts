import { describe, expect, it } from 'vitest';
import { readRequest, responseUri } from './authorizationRequest.ts';

const QUERY = {
  response_type: 'code',
  client_id: 'dec0de00-0000-4000-8000-000000000001',
  redirect_uri: 'https://app.example/return',
  scope: 'deals:read contacts:read',
  state: 'a b',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
};
const read = (changes: object = {}) =>
  readRequest(`?${new URLSearchParams({ ...QUERY, ...changes })}`);

describe('authorization requests', () => {
  it('are read with their permissions and state', () => {
    expect(read()).toMatchObject({ scopes: ['deals:read', 'contacts:read'], state: 'a b' });
  });

  it.each([
    ['another response type', { response_type: 'token' }],
    ['no PKCE', { code_challenge: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an unknown permission', { scope: 'everything' }],
    ['no permission', { scope: '' }],
    ['a client ID that is none', { client_id: 'app' }],
  ])('with %s are rejected', (_name, changes) => {
    expect(read(changes)).toBeNull();
  });

  it('return the decision and the state to the app', () => {
    const request = { redirectUri: 'https://app.example/return?tab=1', state: 's' };
    expect(responseUri(request, { code: 'c' })).toBe(
      'https://app.example/return?tab=1&code=c&state=s',
    );
    expect(responseUri(request, { error: 'access_denied' })).toBe(
      'https://app.example/return?tab=1&error=access_denied&state=s',
    );
  });
});
