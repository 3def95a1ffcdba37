import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { isLongForm } from '../../build/testing/long-form.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { type LoggingProvider, openHttpProvider, openMailServer } from './message-log.ts';

const LETTERS = { least: 8, most: isLongForm ? 25 : 12 };
const NOTICES = { least: 4, most: isLongForm ? 8 : 5 };
const WRITERS = 3;
const JITTER_MS = 30;
const KILLS = isLongForm ? 10 : 1;

const folder = await demoDataDir();
let backend: ChildBackend | undefined;
let provider: LoggingProvider | undefined;

afterEach(async () => {
  await backend?.end('SIGKILL');
  await provider?.close();
  folder.remove();
});

const serviceOf = (running: ChildBackend) =>
  createClient(running.url, running.keys.secretKey, { auth: { persistSession: false } });

/** Decisions on one account, each about another address: whoever is acknowledged must get a letter. */
class Decisions {
  readonly acknowledged = new Set<string>();
  readonly attempted = new Set<string>();
  #number = 0;

  async run(running: ChildBackend, goal: number): Promise<void> {
    const client = serviceOf(running);
    const wanted = this.acknowledged.size + goal;
    const write = async (person: string) => {
      while (this.acknowledged.size < wanted) {
        this.#number += 1;
        const number = this.#number;
        const email = `letter-${number}@people.example`;
        this.attempted.add(email);
        // Back to waiting and to a verdict, so that every round is a decision of its own.
        const profile = () => client.from('profiles');
        await profile().update({ approval_status: 'pending' }).eq('email', person).throwOnError();
        const { data } = await profile()
          .update({ approval_status: number % 2 ? 'approved' : 'rejected', email })
          .eq('email', person)
          .select('email')
          .throwOnError();
        expect(data).toHaveLength(1);
        this.acknowledged.add(email);
        person = email;
      }
    };
    const { data } = await client
      .from('profiles')
      .select('email')
      .or('email.like.letter-%,email.like.*@demo.havenexchange.example')
      .limit(WRITERS)
      .throwOnError();
    const people = data.map(({ email }) => email as string);
    await Promise.all(people.map(write));
  }
}

/** Memberships, of which a notice tells, and a letter about the notice: one for each new member. */
class Memberships {
  readonly acknowledged = new Set<string>();
  readonly attempted = new Set<string>();

  async run(running: ChildBackend, goal: number): Promise<void> {
    const client = serviceOf(running);
    const subdomain = `t-${randomUUID().slice(0, 13)}`;
    const { data: tenant } = await client
      .from('tenants')
      .insert({ name: 'Harbor', subdomain })
      .select('id')
      .single()
      .throwOnError();
    for (let count = 0; count < goal; count += 1) {
      const email = `member-${randomUUID()}@people.example`;
      const { data } = await client.auth.admin.createUser({ email, email_confirm: true });
      this.attempted.add(email);
      await client
        .from('tenant_users')
        .insert({ tenant_id: tenant.id, user_id: data.user?.id, role: 'member' })
        .throwOnError();
      this.acknowledged.add(email);
    }
  }
}

/**
 * What a kill takes along is the queue's affair and not the provider's; that a letter has the same Message-ID however
 * often it is sent is told by backend/outbox/providers.test.ts.
 */
const PROVIDERS = [
  ['an HTTP provider that honours idempotency keys', openHttpProvider],
  ['a mail server, told apart by Message-ID', openMailServer],
] as const;

test.each(isLongForm ? PROVIDERS : PROVIDERS.slice(0, 1))(
  'a backend killed in the middle of deliveries loses none and repeats none at %s',
  async (_what, open) => {
    provider = await open();
    const options = { dataDir: folder.dataDir, env: provider.env };
    const causes = [new Decisions(), new Memberships()] as const;
    const [decisions, memberships] = causes;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      backend = await ChildBackend.start(options);
      await Promise.all([
        decisions.run(backend, randomInt(LETTERS.least, LETTERS.most)),
        memberships.run(backend, randomInt(NOTICES.least, NOTICES.most)),
      ]);
      await moment(randomInt(JITTER_MS));
      await backend.end('SIGKILL');
    }
    backend = await ChildBackend.start(options);
    const { keysFor } = provider;
    const withoutLetter = () =>
      causes.flatMap(({ acknowledged }) =>
        [...acknowledged].filter((to) => keysFor(to).length === 0),
      );
    await vi.waitFor(() => expect(withoutLetter()).toEqual([]), { timeout: 60_000, interval: 100 });
    expect(decisions.acknowledged.size).toBeGreaterThanOrEqual(KILLS * LETTERS.least);
    expect(memberships.acknowledged.size).toBeGreaterThanOrEqual(KILLS * NOTICES.least);
    // Ends in peace, so that nothing is still on its way when it is counted.
    expect(await backend.end('SIGTERM')).toBe(0);
    const twice = causes.flatMap(({ attempted }) =>
      [...attempted].filter((to) => keysFor(to).length > 1),
    );
    expect(twice).toEqual([]);
  },
);
