import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Database } from '../../../shared/database.types.ts';
import type { LoggingProvider } from '../../faults/message-log.ts';
import type { WorkersUnderTest } from '../../faults/workers.ts';
import {
  batchWriter,
  bioWriter,
  type Client,
  rowWriter,
  type Writer,
} from '../../faults/writers.ts';

/** Each writer must succeed this often after a fault before it counts as over. */
const ACKNOWLEDGED = 5;

/** A process that lost the database keeps its messages for the three minutes of `private.outbox_lease()`. */
const DELIVERED_WITHIN_MS = 5 * 60_000;

/** Decisions on one account, each emailed to an address of its own. */
class Decisions {
  readonly acknowledged = new Set<string>();
  readonly attempted: string[] = [];
  readonly #service: Client;
  readonly #id: string;

  constructor(service: Client, id: string) {
    this.#service = service;
    this.#id = id;
  }

  async write(): Promise<void> {
    const number = this.attempted.length + 1;
    const email = `chaos-${number}-${randomBytes(3).toString('hex')}@people.example`;
    this.attempted.push(email);
    const profile = () => this.#service.from('profiles');
    await profile().update({ approval_status: 'pending' }).eq('id', this.#id).throwOnError();
    const { data } = await profile()
      .update({ approval_status: number % 2 ? 'approved' : 'rejected', email })
      .eq('id', this.#id)
      .select('email')
      .throwOnError();
    expect(data).toHaveLength(1);
    this.acknowledged.add(email);
  }
}

/** Shows a value as a screen does: reads it whenever its channel has joined, and follows changes from then on. */
class Screen {
  #bio: string | null = null;
  readonly #client: Client;

  constructor({ backend }: WorkersUnderTest, id: string) {
    this.#client = createClient<Database>(backend.url, backend.keys.secretKey, {
      auth: { persistSession: false },
    });
    const read = async () => {
      const { data } = await this.#client.from('profiles').select('bio').eq('id', id).single();
      if (data) this.#show(data.bio);
    };
    this.#client
      .channel(`screen-${randomUUID()}`)
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'profiles', filter: `id=eq.${id}` },
        ({ new: row }) => this.#show((row as { bio: string | null }).bio),
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') void read();
      });
  }

  /** The writer only counts up, and answers may pass each other. */
  #show(bio: string | null): void {
    if (Number(bio) > Number(this.#bio)) this.#bio = bio;
  }

  get bio(): string | null {
    return this.#bio;
  }

  close(): Promise<unknown> {
    return this.#client.removeAllChannels();
  }
}

/** Members and jobs that keep working while servers fail. */
export class Workload {
  readonly #workers: WorkersUnderTest;
  readonly #provider: LoggingProvider;
  readonly #writers: { write(): Promise<void>; count: () => number }[];
  readonly #checked: Writer[];
  readonly #decisions: Decisions;
  readonly #screen: Screen;
  readonly #member: string;
  readonly #running: Promise<void>[];
  #isOver = false;
  /** Requests that failed; clients repeat those. */
  failed = 0;

  private constructor(workers: WorkersUnderTest, provider: LoggingProvider, ids: string[]) {
    const [member = '', decided = ''] = ids;
    this.#workers = workers;
    this.#provider = provider;
    this.#member = member;
    this.#decisions = new Decisions(workers.service, decided);
    this.#screen = new Screen(workers, member);
    const service = () => workers.service;
    const prefix = () => `c${randomBytes(4).toString('hex')}`;
    this.#checked = [
      rowWriter(service, prefix()),
      rowWriter(service, prefix()),
      batchWriter(service, prefix()),
      bioWriter(service, member),
    ];
    this.#writers = [
      ...this.#checked.map((one) => ({ write: () => one.write(), count: one.acknowledged })),
      { write: () => this.#decisions.write(), count: () => this.#decisions.acknowledged.size },
    ];
    this.#running = this.#writers.map(async (one) => {
      while (!this.#isOver) {
        await one.write().catch(() => {
          this.failed += 1;
        });
      }
    });
  }

  static async start(workers: WorkersUnderTest, provider: LoggingProvider): Promise<Workload> {
    const ids: string[] = [];
    for (const name of ['member', 'decided']) {
      const email = `${name}-${randomUUID()}@people.example`;
      const { data } = await workers.service.auth.admin.createUser({ email, email_confirm: true });
      ids.push(data.user?.id ?? '');
    }
    return new Workload(workers, provider, ids);
  }

  /** Resolves when every writer succeeds again. */
  async recovers(): Promise<void> {
    const before = this.#writers.map(({ count }) => count());
    const isBack = () =>
      this.#writers.every(({ count }, i) => count() > (before[i] ?? 0) + ACKNOWLEDGED);
    await expect.poll(isBack, { timeout: 120_000 }).toBe(true);
  }

  get acknowledged(): number {
    return this.#writers.reduce((sum, { count }) => sum + count(), 0);
  }

  /** Stops the writers and returns what was lost or done twice. */
  async finish(): Promise<string[]> {
    this.#isOver = true;
    await Promise.all(this.#running);
    const { service } = this.#workers;
    const lost = await Promise.all(this.#checked.map((one) => one.findFaults(service)));
    const stored = await service.from('profiles').select('bio').eq('id', this.#member).single();
    await expect.poll(() => this.#screen.bio, { timeout: 60_000 }).toBe(stored.data?.bio);
    await this.#screen.close();
    const { acknowledged, attempted } = this.#decisions;
    const count = (email: string) => this.#provider.keysFor(email).length;
    const missing = () => [...acknowledged].filter((email) => count(email) === 0);
    await expect.poll(missing, { timeout: DELIVERED_WITHIN_MS, interval: 200 }).toEqual([]);
    const twice = attempted.filter((email) => count(email) > 1);
    return [...lost.flat(), ...twice.map((email) => `${email} got two emails`)];
  }
}
