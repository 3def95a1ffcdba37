import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { queryDatabase } from '../security/sql.ts';
import { backend, type Client } from './backend.ts';
import type { BackendFacts } from './test-backend.ts';

type Row = Record<string, unknown>;
type Change = RealtimePostgresChangesPayload<Row>;
type ChangeFilter = {
  event?: '*';
  schema?: string;
  table: string;
  filter?: string;
  select?: string[];
};

/** Resolves when the channel is joined; rejects with the server's message otherwise. */
export const joinChannel = (channel: RealtimeChannel): Promise<void> =>
  new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else reject(error ?? new Error(status));
    });
  });

/**
 * Collects a client's changes from the given tables. Changes from writes before the join may still arrive and are
 * ignored; a hosted project's clock differs from this one.
 */
export async function collectChanges(client: Client, ...filters: ChangeFilter[]) {
  const since = backend().engine === 'hosted' ? 0 : Date.now();
  const changes: Change[] = [];
  const system: { status: string; message: string }[] = [];
  const channel = client.channel(`changes-${crypto.randomUUID()}`);
  for (const one of filters) {
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', ...one } as { event: '*'; schema: string },
      (change: Change) => {
        if (Date.parse(change.commit_timestamp) >= since) changes.push(change);
      },
    );
  }
  channel.on('system', {}, (message) => system.push(message));
  await joinChannel(channel);
  return { channel, changes, system, told: () => changes.map(summaryOf) };
}

/** The most subscriptions the server accepts on one channel. */
const SUBSCRIPTIONS_PER_CHANNEL = 50;

/**
 * Collects a client's changes from every published table, over several channels. Each channel also subscribes to
 * profiles, so a change of a profile shows that all earlier changes have arrived on it.
 */
export async function collectPublishedChanges(client: Client) {
  const published = await queryDatabase(
    `select tablename::text as table from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename <> 'profiles'`,
  );
  const filters = published.map(({ table }) => ({ table: String(table) }));
  const channels: Awaited<ReturnType<typeof collectChanges>>[] = [];
  for (let start = 0; start < filters.length; start += SUBSCRIPTIONS_PER_CHANNEL - 1) {
    const part = filters.slice(start, start + SUBSCRIPTIONS_PER_CHANNEL - 1);
    channels.push(await collectChanges(client, ...part, { table: 'profiles' }));
  }
  return {
    getChanges: () => channels.flatMap(({ changes }) => changes),
    /** Returns the number of channels that haven't received this change. */
    countWaiting: (change: string) =>
      channels.filter(({ told }) => !told().includes(change)).length,
    unsubscribe: () => Promise.all(channels.map(({ channel }) => channel.unsubscribe())),
  };
}

const summaryOf = ({ eventType, new: now, old }: Change) => {
  const row: Row = eventType === 'DELETE' ? old : now;
  return `${eventType} ${row.id ?? row.user_id}`;
};

/** Opens a raw socket that sends exactly what it is given. */
export async function openRawSocket(
  facts: Pick<BackendFacts, 'url' | 'publishableKey'> = backend(),
  { vsn = '2.0.0', origin, apikey }: { vsn?: string; origin?: string; apikey?: string } = {},
) {
  const url = new URL('/realtime/v1/websocket', facts.url.replace(/^http/, 'ws'));
  url.searchParams.set('apikey', apikey ?? facts.publishableKey);
  url.searchParams.set('vsn', vsn);
  const socket = new WebSocket(url, origin ? { origin } : {});
  const frames: unknown[] = [];
  const binary: Buffer[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) binary.push(data);
    else frames.push(JSON.parse(String(data)));
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    socket,
    frames,
    binary,
    closed,
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
  };
}

/** Creates a session for an account and returns its ID; a random ID if there is no such account. */
async function openSession(id: string): Promise<string> {
  const [session] = await queryDatabase(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
    select gen_random_uuid(), u.id, now(), now(), 'aal1' from auth.users u where u.id = '${id}' returning id`,
  );
  return String(session?.id ?? crypto.randomUUID());
}

interface TokenOptions {
  secret?: string;
  role?: string;
  /** The account's session, if it belongs to a backend other than the shared one. */
  session?: string;
}

/** Returns an access token signed as auth would, with the given lifetime. */
export const signTestAccessToken = async (
  id: string,
  seconds: number,
  { secret = backend().jwtSecret, role = 'authenticated', session }: TokenOptions = {},
): Promise<string> =>
  new SignJWT({ sub: id, role, session_id: session ?? (await openSession(id)) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));
