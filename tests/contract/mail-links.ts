import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import {
  anonymous,
  backend,
  type CapturedMail,
  type Client,
  mailTo,
  newUser,
} from '../support/backend.ts';

export const makePassword = (): string => `pass-${randomUUID()}`;

/** Returns the newest email to an address; fails the test if there is none. */
export async function newestMail(address: string): Promise<CapturedMail> {
  const [mail] = await mailTo(address);
  if (!mail) throw new Error('No mail was sent.');
  return mail;
}

export const extractLink = (mail: { text: string }): URL => {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error('The mail has no link.');
  return new URL(link);
};

export const extractCode = (mail: { text: string }): string => {
  const code = /code: (\d{6})/.exec(mail.text)?.[1];
  if (!code) throw new Error('The mail has no code.');
  return code;
};

/** Returns any other six digits. */
export const wrongCode = (code: string): string =>
  ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

/** Opens a link and returns the final URL and its parameters. */
export async function follow(link: URL) {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get('location') ?? '');
  return {
    target,
    fragment: new URLSearchParams(target.hash.slice(1)),
    query: target.searchParams,
  };
}

export interface Person {
  id: string;
  email: string;
  password: string;
  client: Client;
}

/** Signs up a user who follows the emailed link; creates the user directly if the test can't read emails. */
export async function signUpAndConfirm(
  email: string,
  data: Record<string, unknown> = {},
): Promise<Person> {
  if (backend().engine === 'hosted') return newUser({ email, userMetadata: data });
  const password = makePassword();
  const client = anonymous();
  const { error } = await client.auth.signUp({ email, password, options: { data } });
  expect(error).toBeNull();
  await follow(extractLink(await newestMail(email)));
  const signIn = await client.auth.signInWithPassword({ email, password });
  expect(signIn.error).toBeNull();
  return { id: signIn.data.user?.id ?? '', email, password, client };
}

/** Signs the same person in with another browser. */
export async function signedInAgain(person: Pick<Person, 'email' | 'password'>): Promise<Client> {
  const client = anonymous();
  const { email, password } = person;
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

export async function sessionOf(client: Client) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('No user is signed in.');
  return data.session;
}

/** Returns a client that starts PKCE flows, like the desktop app. */
export const pkceClient = () =>
  createClient(backend().url, backend().publishableKey, {
    auth: {
      flowType: 'pkce',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });

/** Makes a call without the client library, as with `curl`. */
export async function call(
  path: string,
  options: { method?: string; token?: string; body?: unknown; key?: string; url?: string } = {},
) {
  const response = await fetch(`${options.url ?? backend().url}/auth/v1${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: options.key ?? backend().publishableKey,
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const parsed = text ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, answer: parsed };
}
