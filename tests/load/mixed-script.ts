import { randomBytes, randomInt } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import type { BackendFacts } from '../support/test-backend.ts';

export interface Visitor {
  userId: string;
  email: string;
  password: string;
}

type Step = (n: number) => Promise<void>;

/** Throws a call's error response, so that a run without exceptions had no errors. */
async function succeed<A extends { data: unknown; error: unknown }>(
  call: PromiseLike<A>,
): Promise<A['data']> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}

/** Returns one user's actions by name, in no particular order, with the real client. */
export async function openVisitor(facts: BackendFacts, { userId, email, password }: Visitor) {
  const client: SupabaseClient<Database> = createClient(facts.url, facts.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const signIn = () => succeed(client.auth.signInWithPassword({ email, password }));
  await signIn();
  const documents = client.storage.from('documents');
  const file = randomBytes(20_000);

  const steps: Record<string, Step> = {
    'reads their profile': async () => {
      await succeed(
        client.from('profiles').select('*, user_roles(role)').eq('id', userId).single(),
      );
    },
    'reads their account': async () => {
      await succeed(client.rpc('my_account'));
    },
    'edits their profile': async (n) => {
      await succeed(
        client
          .from('profiles')
          .update({ bio: `Version ${n}` })
          .eq('id', userId),
      );
    },
    'uploads, reads and removes a file': async (n) => {
      const path = `${userId}/file-${n}.txt`;
      const text = file.toString('base64');
      await succeed(documents.upload(path, text, { contentType: 'text/plain' }));
      const back = await succeed(documents.download(path));
      if ((await back?.text()) !== text) throw new Error('A file came back changed.');
      await succeed(documents.createSignedUrl(path, 60));
      await succeed(documents.remove([path]));
    },
    'lists their files': async () => {
      await succeed(documents.list(userId));
    },
    'hears of their own change': (n) => awaitOwnChange(client, userId, n),
    'signs in again': async () => {
      await signIn();
    },
    'asks a function': async () => {
      const body = { email: `unknown-${userId}@people.example` };
      await succeed(client.functions.invoke('send-user-confirmation-email', { body }));
    },
  };
  const names = Object.keys(steps);
  return {
    /** Runs each step once first, so that even a short run covers all; then random steps. */
    async doSomething(n: number): Promise<string> {
      const name = names[n <= names.length ? n - 1 : randomInt(names.length)] as string;
      try {
        await steps[name]?.(n);
      } catch (error) {
        throw new Error(`Somebody who ${name} failed`, { cause: error });
      }
      return name;
    },
    async close(): Promise<void> {
      await client.removeAllChannels();
    },
  };
}

async function awaitOwnChange(
  client: SupabaseClient<Database>,
  userId: string,
  n: number,
): Promise<void> {
  const bio = `Heard ${n}`;
  const filter = `id=eq.${userId}`;
  const channel = client.channel(`mixed-${userId}-${n}`);
  const received = new Promise<void>((resolve) => {
    channel.on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'profiles', filter },
      ({ new: row }) => row.bio === bio && resolve(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    channel
      .on('system', {}, ({ status }) => status === 'ok' && resolve())
      .subscribe((status, error) => {
        if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT')
          reject(error ?? new Error(status));
      });
  });
  await succeed(client.from('profiles').update({ bio }).eq('id', userId));
  await Promise.race([received, rejectAfter(10_000, 'A change was not heard of.')]);
  await client.removeChannel(channel);
}

const rejectAfter = (milliseconds: number, reason: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(reason)), milliseconds).unref();
  });
