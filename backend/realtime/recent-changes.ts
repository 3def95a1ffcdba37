import { randomBytes, randomInt } from 'node:crypto';
import { type Announcement, readAnnouncement } from './announcements.ts';
import type { Change } from './batch.ts';

const MAX_CACHED = 500;
const MAX_CACHED_BYTES = 1024 * 1024;

interface CachedChange {
  at: number;
  bytes: number;
  announcement: Announcement<Change>;
}

/**
 * The latest announced changes, with the time they were heard by this process's clock. A query's response includes
 * everything heard before it started, so a response that carries its query's time allows a later subscription to
 * check for changes in between.
 */
export class Recent {
  /** Invalidates times of another process, or from before a gap. */
  #clock = randomBytes(4).toString('hex');
  #kept: CachedChange[] = [];
  #bytes = 0;
  /** Random offset, so times don't reveal how long this process has been running. */
  readonly #zero = randomInt(2 ** 40);
  /** History up to this time is unknown. */
  #forgottenUntil = 0;

  get #now(): number {
    return this.#zero + performance.now();
  }

  hear(text: string): Announcement<Change> {
    const announcement = readAnnouncement<Change>(text);
    this.#kept.push({ at: this.#now, bytes: text.length, announcement });
    this.#bytes += text.length;
    if (this.#kept.length > MAX_CACHED || this.#bytes > MAX_CACHED_BYTES) this.#dropOldest();
    return announcement;
  }

  /** Drops half at once, so the cost per change doesn't depend on how many are kept. */
  #dropOldest(): void {
    for (const { at, bytes } of this.#kept.splice(0, Math.ceil(this.#kept.length / 2))) {
      this.#bytes -= bytes;
      this.#forgottenUntil = at;
    }
  }

  /** Notifications were missed: history before now is unknown. */
  forget(): void {
    this.#clock = randomBytes(4).toString('hex');
    this.#kept = [];
    this.#bytes = 0;
  }

  /** The current time as carried in responses. It reveals nothing but the time, not even a count of writes. */
  get moment(): string {
    return `${this.#clock}.${Math.floor(this.#now)}`;
  }

  /** Returns what was heard at that time or later; undefined if unknown. */
  since(cursor: string): Announcement<Change>[] | undefined {
    const [, clock, at] = /^([0-9a-f]{8})\.(\d{1,15})$/.exec(cursor) ?? [];
    if (clock !== this.#clock || Number(at) <= this.#forgottenUntil) return undefined;
    return this.#kept.filter((one) => one.at >= Number(at)).map(({ announcement }) => announcement);
  }
}
