import type { BackendFacts } from '../support/test-backend.ts';
import { openHttpClient } from './http-client.ts';

/** Returns an access token for an email and password, without the client library. */
export async function signInTo(
  facts: BackendFacts,
  email: string,
  password: string,
): Promise<string> {
  const { send, close } = openHttpClient(facts.url, 1);
  const headers = { apikey: facts.publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const path = '/auth/v1/token?grant_type=password';
  const response = JSON.parse(await send({ method: 'POST', path, headers, body }));
  close();
  return response.access_token;
}
