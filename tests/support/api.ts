import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { allScopes } from '#shared/api/scopes.ts';
import { backend, type Client } from './backend.ts';

interface KeyChoices {
  readonly scopes?: readonly string[];
  readonly addresses?: readonly string[];
  readonly expiresAt?: string;
}

export interface ApiKey {
  readonly id: string;
  readonly secret: string;
}

/** Creates an API key as the client's user. */
export async function createKey(client: Client, choices: KeyChoices = {}): Promise<ApiKey> {
  const id = randomUUID();
  const { data, error } = await client.rpc('create_api_key', {
    p_id: id,
    p_name: 'Probe',
    p_scopes: [...(choices.scopes ?? allScopes)],
    p_allowed_addresses: [...(choices.addresses ?? [])],
    ...(choices.expiresAt && { p_expires_at: choices.expiresAt }),
  });
  expect(error).toBeNull();
  return { id, secret: data ?? '' };
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the API answers
  readonly body: any;
}

/** Sends a request to the API with a key, or without one. */
export async function callApi(
  key: Pick<ApiKey, 'secret'> | null,
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${backend().url}/functions/v1/api/v1${path}`, {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key.secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}
