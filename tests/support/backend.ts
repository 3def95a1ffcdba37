import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import bcrypt from 'bcrypt';
import postgres from 'postgres';
import { expect, inject, TestRunner } from 'vitest';
import type { Engine } from '../../backend/db/engine.ts';
import { openPglite } from '../../backend/db/pglite/open.ts';
import type { Database } from '../../shared/database.types.ts';
import { copyDatabase } from './database-copy.ts';
import { DEMO_DATABASE } from './demo-cluster.ts';
import { copyDemo } from './demo-folder.ts';
import { createAccountDirectly } from './direct-accounts.ts';
import { type BackendFacts, startTestBackend, type TestBackendOptions } from './test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: BackendFacts;
    adminUrl: string;
    databaseServer: string;
  }
}

export type Client = SupabaseClient<Database>;

/** The backend this test file runs against. */
export const backend = (): BackendFacts => inject('backend');

/** Skips the running test with the reason if the backend runs on another machine. */
export function skipOnHostedBackend(reason: string): void {
  if (backend().engine !== 'hosted') return;
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`A hosted project cannot run this: ${reason}.`);
  test.context.skip(reason);
}

/** Returns the token signing key, for tests that forge tokens. */
export function jwtSecret(): string {
  skipOnHostedBackend('a hosted project keeps its signing key to itself');
  return backend().jwtSecret;
}

/** Creates a client with its own in-memory session, like a separate browser profile. */
export function clientFor(facts: Pick<BackendFacts, 'url'>, key: string): Client {
  return createClient<Database>(facts.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Creates a client that has already signed in. */
async function clientWith(
  session: { readonly access_token: string },
  { url, publishableKey }: BackendFacts,
): Promise<Client> {
  const stored = new Map([['session', JSON.stringify(session)]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const client = createClient<Database>(url, publishableKey, {
    auth: { storage, storageKey: 'session', autoRefreshToken: false, detectSessionInUrl: false },
  });
  await client.realtime.setAuth(session.access_token);
  return client;
}

export const anonymous = (): Client => clientFor(backend(), backend().publishableKey);
export const service = (): Client => clientFor(backend(), backend().secretKey);

export const uniqueEmail = (prefix = 'person'): string =>
  `${prefix}-${randomUUID().slice(0, 8)}@people.example`;

/** Returns a client signed in as a demo account. */
export async function signedInAs(email: string): Promise<Client> {
  const client = anonymous();
  const { error } = await client.auth.signInWithPassword({
    email,
    password: backend().demoPassword,
  });
  expect(error).toBeNull();
  return client;
}

export interface NewUser {
  id: string;
  email: string;
  password: string;
  client: Client;
}

interface NewUserOptions {
  email?: string;
  userMetadata?: Record<string, unknown>;
  confirmed?: boolean;
  /** The backend for the account; by default, the one all files share. */
  at?: BackendFacts;
}

/** Creates an account for one test; signed in unless its email is left unconfirmed. */
export async function newUser(options: NewUserOptions = {}): Promise<NewUser> {
  const email = options.email ?? uniqueEmail();
  const password = `pass-${randomUUID()}`;
  const isConfirmed = options.confirmed ?? true;
  const at = options.at ?? backend();
  const userMetadata = options.userMetadata ?? {};
  // Lower cost, as when imported; hashing at the usual cost takes fifty times as long.
  const passwordHash = await bcrypt.hash(password, 4);
  if (at.engine === 'postgres' && at.url === backend().url) {
    const account = { email, passwordHash, isConfirmed, userMetadata };
    const { id, session } = await createAccountDirectly(account, at);
    const client = session ? await clientWith(session, at) : clientFor(at, at.publishableKey);
    return { id, email, password, client };
  }
  const { data, error } = await clientFor(at, at.secretKey).auth.admin.createUser({
    email,
    password_hash: passwordHash,
    email_confirm: isConfirmed,
    user_metadata: userMetadata,
  });
  if (error || !data.user) throw new Error(`No account was made: ${error?.message}`);
  const client = clientFor(at, at.publishableKey);
  if (isConfirmed) {
    const signIn = await client.auth.signInWithPassword({ email, password });
    expect(signIn.error).toBeNull();
  }
  return { id: data.user.id, email, password, client };
}

export interface CapturedMail {
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Fetches `/_local` with the data folder's key. */
export const fetchLocal = (
  url: URL | string,
  { secretKey }: Pick<BackendFacts, 'secretKey'> = backend(),
): Promise<Response> => fetch(url, { headers: { apikey: secretKey } });

/** Returns emails sent to an address, newest first. */
export async function mailTo(address: string): Promise<CapturedMail[]> {
  skipOnHostedBackend('a hosted project sends its mail away');
  const url = new URL('/_local/mail.json', backend().url);
  url.searchParams.set('to', address);
  const { messages } = (await (await fetchLocal(url)).json()) as { messages: CapturedMail[] };
  return messages;
}

export interface SeparateBackend extends BackendFacts {
  /** The database as its owner, for what no client can query. */
  database: Engine;
  close(): Promise<void>;
}

interface SeparateBackendOptions
  extends Pick<TestBackendOptions, 'limits' | 'turns' | 'worksOutbox' | 'realtimeLimits' | 'env'> {
  /** SQL that runs before the start, like an additional migration. */
  schema?: string;
}

/** Starts a second backend on the same engine, for tests that need other limits, their own schema or a restart. */
export async function startSeparateBackend({
  schema,
  ...options
}: SeparateBackendOptions = {}): Promise<SeparateBackend> {
  const place =
    backend().engine === 'postgres'
      ? { databaseUrl: await databaseWithDemo(schema) }
      : schema
        ? { dataDir: await folderWithDemo(schema) }
        : {};
  const started = await startTestBackend({ ...options, ...place });
  return { ...started.facts, database: started.backend.engine, close: started.close };
}

async function folderWithDemo(schema: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-test-'));
  await copyDemo(dataDir);
  const engine = openPglite(join(dataDir, 'db'));
  await engine.script(schema);
  await engine.close();
  return dataDir;
}

async function databaseWithDemo(schema?: string): Promise<string> {
  const { url } = await copyDatabase(DEMO_DATABASE);
  if (schema) {
    const database = postgres(url, { max: 1, onnotice: () => {} });
    await database.unsafe(schema).simple();
    await database.end();
  }
  return url;
}
