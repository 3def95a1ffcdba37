import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';

const TABLES = ['profiles', 'user_roles'] as const;

/** Identifies the write a subscriber received, in a form its writer also knows. */
export type Label = string;

export const updated = (userId: string): Label => `profile ${userId}`;
export const granted = (userId: string, until: string): Label => `grant ${userId} ${until}`;
export const revoked = (userId: string): Label => `revoke ${userId}`;

interface Change {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  new: Record<string, string>;
  old: Record<string, string>;
}

function labelOf({ eventType, table, new: row, old }: Change): Label {
  if (table === 'profiles' && eventType === 'UPDATE') return updated(row.id ?? '');
  if (table === 'user_roles' && eventType === 'INSERT') {
    return granted(row.user_id ?? '', Date.parse(row.expires_at ?? '').toString());
  }
  if (table === 'user_roles' && eventType === 'DELETE') return revoked(old.user_id ?? '');
  return `unexpected ${eventType} of ${table}`;
}

export interface Identity {
  userId: string;
  token: string;
  /** Staff see all users' rows. */
  isStaff: boolean;
}

/** One signed-in user subscribed to everything they can see, without filters. */
export class Subscriber {
  readonly identity: Identity;
  readonly heard: { label: Label; at: number; bio: string | undefined }[] = [];
  readonly #client: SupabaseClient;
  readonly #onChange: () => void;

  constructor(url: string, key: string, identity: Identity, onChange: () => void) {
    this.identity = identity;
    this.#onChange = onChange;
    this.#client = createClient(url, key, {
      accessToken: async () => identity.token,
    });
  }

  /** Resolves when the user's database subscription is active. */
  async open(): Promise<void> {
    await this.#client.realtime.setAuth();
    await new Promise<void>((resolve, reject) => {
      let channel: RealtimeChannel = this.#client.channel(`crowd-${this.identity.userId}`);
      for (const table of TABLES) {
        channel = channel.on('postgres_changes', { event: '*', schema: 'public', table }, (it) => {
          const change = it as unknown as Change;
          this.heard.push({ label: labelOf(change), at: performance.now(), bio: change.new.bio });
          this.#onChange();
        });
      }
      channel
        .on('system', {}, ({ extension, status }) => {
          if (extension === 'postgres_changes' && status === 'ok') resolve();
        })
        .subscribe((status, error) => {
          if (status !== 'SUBSCRIBED') reject(error ?? new Error(`The channel is ${status}.`));
        });
    });
  }

  async close(): Promise<void> {
    await this.#client.removeAllChannels();
  }
}

export interface DeliveryReport {
  expected: number;
  delivered: number;
  missed: number;
  twice: number;
  /** Delivered to a user who can't see the row: a leak. */
  foreign: number;
  /** Rows whose last received state is not the last written one: updates arrived out of order. */
  stale: number;
  /** From the start of a write to its arrival at one subscriber. */
  tookMs: number[];
}

interface Write {
  label: Label;
  ownerId: string;
  at: number;
  bio: string | undefined;
}

/** Tracks who should have received what. */
export class Ledger {
  readonly #writes: Write[] = [];
  readonly #crowd: readonly Subscriber[];

  constructor(crowd: readonly Subscriber[]) {
    this.#crowd = crowd;
  }

  /** Records a write just before it is sent. */
  note(label: Label, ownerId: string, bio?: string): void {
    this.#writes.push({ label, ownerId, at: performance.now(), bio });
  }

  #expectedOf({ identity }: Subscriber): Write[] {
    return this.#writes.filter(({ ownerId }) => identity.isStaff || identity.userId === ownerId);
  }

  isComplete(): boolean {
    return this.#crowd.every((one) => one.heard.length >= this.#expectedOf(one).length);
  }

  judge(): DeliveryReport {
    const report: DeliveryReport = {
      expected: 0,
      delivered: 0,
      missed: 0,
      twice: 0,
      foreign: 0,
      stale: 0,
      tookMs: [],
    };
    for (const subscriber of this.#crowd) this.#judgeOne(subscriber, report);
    report.tookMs.sort((a, b) => a - b);
    return report;
  }

  #judgeOne(subscriber: Subscriber, report: DeliveryReport): void {
    const pending = new Map<Label, number[]>();
    const written = new Map<Label, string | undefined>();
    for (const { label, at, bio } of this.#expectedOf(subscriber)) {
      report.expected += 1;
      written.set(label, bio);
      pending.set(label, [...(pending.get(label) ?? []), at]);
    }
    const known = new Map<Label, string | undefined>();
    for (const { label, at, bio } of subscriber.heard) {
      if (label.startsWith('profile')) known.set(label, bio);
      const sent = pending.get(label)?.shift();
      if (sent !== undefined) {
        report.delivered += 1;
        report.tookMs.push(at - sent);
      } else if (written.has(label)) report.twice += 1;
      else report.foreign += 1;
    }
    for (const left of pending.values()) report.missed += left.length;
    for (const [label, bio] of known) if (written.get(label) !== bio) report.stale += 1;
  }
}
