import { randomBytes, randomInt } from 'node:crypto';
import { type Announcement, readAnnouncement } from './announcements.ts';
import type { Change } from './batch.ts';

const MOST_KEPT = 500;
const MOST_KEPT_BYTES = 1024 * 1024;

interface Kept {
  at: number;
  bytes: number;
  announcement: Announcement<Change>;
}

/**
 * The changes announced last, with the moment of this process's own clock at which they were heard. What was
 * heard before a question began is in its answer; so an answer that bears the moment of its question
 * lets a later subscription be told whether anything happened between the two.
 */
export class Recent {
  /** A moment of another process, or from before a gap, says nothing here. */
  #clock = randomBytes(4).toString('hex');
  #kept: Kept[] = [];
  #bytes = 0;
  /** Nobody is told since when this process runs. */
  readonly #zero = randomInt(2 ** 40);
  /** Of what was heard up to then nothing is known any more. */
  #forgottenUntil = 0;

  get #now(): number {
    return this.#zero + performance.now();
  }

  hear(text: string): Announcement<Change> {
    const announcement = readAnnouncement<Change>(text);
    this.#kept.push({ at: this.#now, bytes: text.length, announcement });
    this.#bytes += text.length;
    if (this.#kept.length > MOST_KEPT || this.#bytes > MOST_KEPT_BYTES) this.#dropOldest();
    return announcement;
  }

  /** Half of them at once, so that each change costs the same however many are kept. */
  #dropOldest(): void {
    for (const { at, bytes } of this.#kept.splice(0, Math.ceil(this.#kept.length / 2))) {
      this.#bytes -= bytes;
      this.#forgottenUntil = at;
    }
  }

  /** Announcements were missed: no moment until now can be answered for. */
  forget(): void {
    this.#clock = randomBytes(4).toString('hex');
    this.#kept = [];
    this.#bytes = 0;
  }

  /** Now, as answers bear it. Nothing can be read from it but the time: no number of anybody's writes. */
  get moment(): string {
    return `${this.#clock}.${Math.floor(this.#now)}`;
  }

  /** What was heard at that moment or later; undefined where nobody can tell. */
  since(moment: string): Announcement<Change>[] | undefined {
    const [, clock, at] = /^([0-9a-f]{8})\.(\d{1,15})$/.exec(moment) ?? [];
    if (clock !== this.#clock || Number(at) <= this.#forgottenUntil) return undefined;
    return this.#kept.filter((one) => one.at >= Number(at)).map(({ announcement }) => announcement);
  }
}
