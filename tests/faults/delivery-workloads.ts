import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { ChildBackend } from '../support/child-backend.ts';

const WRITERS = 3;

const serviceOf = (running: ChildBackend) =>
  createClient(running.url, running.keys.secretKey, { auth: { persistSession: false } });

/** Returns some demo accounts by their current emails, which decisions may have changed. */
export async function listDemoEmails(running: ChildBackend): Promise<string[]> {
  const { data } = await serviceOf(running)
    .from('profiles')
    .select('email')
    .or('email.like.letter-%,email.like.*@demo.havenexchange.example')
    .limit(WRITERS)
    .throwOnError();
  return data.map(({ email }) => email as string);
}

/** Creates an account that no other worker uses. */
export async function createTestAccount(running: ChildBackend): Promise<string> {
  const email = `decided-${randomUUID()}@people.example`;
  const { error } = await serviceOf(running).auth.admin.createUser({ email, email_confirm: true });
  if (error) throw error;
  return email;
}

/** Decisions on one account, each with a different email. Every acknowledged one must be emailed. */
export class Decisions {
  readonly acknowledged = new Set<string>();
  readonly attempted = new Set<string>();
  #number = 0;

  async run(running: ChildBackend, people: readonly string[], goal: number): Promise<void> {
    const client = serviceOf(running);
    const target = this.acknowledged.size + goal;
    const write = async (person: string) => {
      while (this.acknowledged.size < target) {
        this.#number += 1;
        const number = this.#number;
        const email = `letter-${number}@people.example`;
        this.attempted.add(email);
        // Resets to pending and decides again, so that each round is a decision of its own.
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
    await Promise.all(people.map(write));
  }
}

/** Memberships: each new member must get a notification and its email. */
export class Memberships {
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
