import { randomInt } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import {
  accountWriter,
  batchWriter,
  bioWriter,
  type Client,
  rowWriter,
  type Writer,
} from './writers.ts';

const PEOPLE = ['broker', 'operator', 'seller'] as const;

/** Number of acknowledged writes before the signal, and the restart's timing. */
const WRITES = { least: 20, most: 150 };
const JITTER_MS = 30;
const START_MS = 1500;

const connect = (url: string, key: string): Client =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

export interface Person {
  id: string;
  client: Client;
  refreshToken: string;
}

export async function signIn(backend: ChildBackend, name: string): Promise<Person> {
  const client = connect(backend.url, backend.keys.publishableKey);
  const email = `${name}@demo.havenexchange.example`;
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return { id: data.user.id, client, refreshToken: data.session.refresh_token };
}

/** Results of one cycle; `faults` are sentences and must be empty. */
export interface CycleReport {
  acknowledged: number;
  faults: string[];
}

/**
 * Real clients write at full speed while the backend is stopped and restarted on the same folder. Every write
 * acknowledged in this or an earlier cycle must still exist.
 */
export class KillCycles {
  readonly #dataDir: string;
  #backend: ChildBackend | undefined;
  #service: Client | undefined;
  #people: Person[] = [];
  #writers: Writer[] = [];
  #isEnding = false;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Returns the running backend, starting it on first use. */
  async open(): Promise<ChildBackend> {
    this.#backend ??= await ChildBackend.start({ dataDir: this.#dataDir });
    return this.#backend;
  }

  acknowledged(): number {
    return this.#writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
  }

  /** Writes until a random number of acknowledgements plus a random delay, then sends the signal. */
  async writeUntil(signal: NodeJS.Signals): Promise<number | null> {
    const backend = await this.open();
    this.#service = connect(backend.url, backend.keys.secretKey);
    this.#people = await Promise.all(PEOPLE.map((name) => signIn(backend, name)));
    if (this.#writers.length === 0) this.#writers = this.#makeWriters();

    const goal = this.acknowledged() + randomInt(WRITES.least, WRITES.most);
    let reachGoal = () => {};
    const goalReached = new Promise<void>((resolve) => {
      reachGoal = resolve;
    });
    this.#isEnding = false;
    const loops = this.#writers.map((writer) =>
      this.#repeat(writer, () => this.acknowledged() >= goal && reachGoal()),
    );
    await Promise.race([goalReached, Promise.all(loops)]);
    await moment(randomInt(JITTER_MS));
    this.#isEnding = true;
    const code = await backend.end(signal);
    await Promise.all(loops);
    this.#backend = undefined;
    return code;
  }

  /** Kills a start halfway, because recovery may be killed as well. */
  async killWhileStarting(): Promise<void> {
    const backend = ChildBackend.launch({ dataDir: this.#dataDir });
    await moment(randomInt(START_MS));
    await backend.end('SIGKILL');
  }

  /** Restarts the backend if needed and reads everything back. */
  async findFaults(): Promise<string[]> {
    const { url, keys } = await this.open();
    const reader = connect(url, keys.secretKey);
    const failures = await Promise.all(this.#writers.map((writer) => writer.findFaults(reader)));
    const sessions = await Promise.all(
      this.#people.map((person) => findSessionFailures(url, keys.publishableKey, person)),
    );
    return [...failures.flat(), ...sessions.flat()];
  }

  async close(): Promise<void> {
    await this.#backend?.end('SIGTERM');
    this.#backend = undefined;
  }

  /** A failure counts as "not acknowledged" during shutdown, and as a fault before it. */
  async #repeat(writer: Writer, afterEach: () => void): Promise<void> {
    try {
      while (!this.#isEnding) {
        await writer.write();
        afterEach();
      }
    } catch (error) {
      if (!this.#isEnding) throw error;
    }
  }

  #makeWriters(): Writer[] {
    const service = () => {
      if (!this.#service) throw new Error('No backend is open.');
      return this.#service;
    };
    return [
      rowWriter(service, 'row_a'),
      rowWriter(service, 'row_b'),
      batchWriter(service, 'batch'),
      accountWriter(service, 'account'),
      ...this.#people.map(({ id, client }, i) =>
        bioWriter(() => this.#people[i]?.client ?? client, id),
      ),
    ];
  }
}

export async function findSessionFailures(
  url: string,
  key: string,
  person: Person,
): Promise<string[]> {
  const client = connect(url, key);
  const { error } = await client.auth.refreshSession({ refresh_token: person.refreshToken });
  return error ? [`The session of ${person.id} is gone: ${error.message}`] : [];
}

/** Runs one full cycle; every third one also kills its first restart. */
export async function runKillCycle(cycles: KillCycles, number: number): Promise<CycleReport> {
  const before = cycles.acknowledged();
  await cycles.writeUntil('SIGKILL');
  if (number % 3 === 2) await cycles.killWhileStarting();
  return { acknowledged: cycles.acknowledged() - before, faults: await cycles.findFaults() };
}
