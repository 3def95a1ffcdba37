import { type Caller, currentCaller } from './callers.ts';
import type { QueueLimits } from './request-limits.ts';

/** Work that was rejected before it started, so none of it was saved. */
export class RequestQueueError extends Error {}

/** The queue is full, or the job waited too long. */
export class OverloadedError extends RequestQueueError {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds = 1) {
    super('Too many requests are waiting. Please try again shortly.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller has disconnected. */
export class ClientDisconnectedError extends RequestQueueError {
  constructor() {
    super('The caller has disconnected');
  }
}

interface Waiter {
  /** Current load; it decays while the caller waits without new requests. */
  readonly load: number;
  readonly mayGo: boolean;
  begin(): void;
  refuse(reason: RequestQueueError): void;
}

/** One of this many turns of a caller goes to its longest-waiting job, regardless of its connection's load. */
const OLDEST_JOB_INTERVAL = 4;

interface Line {
  /** In order of arrival. */
  readonly waiters: Waiter[];
  turns: number;
}

/** Waiting jobs by caller. The last caller served is at the end. */
class Lines {
  readonly #byCaller = new Map<string, Line>();

  lengthOf(key: string): number {
    return this.#byCaller.get(key)?.waiters.length ?? 0;
  }

  add(key: string, waiter: Waiter): void {
    const line = this.#byCaller.get(key);
    if (line) line.waiters.push(waiter);
    else this.#byCaller.set(key, { waiters: [waiter], turns: 0 });
  }

  remove(key: string, waiter: Waiter): void {
    const waiters = this.#byCaller.get(key)?.waiters ?? [];
    const place = waiters.indexOf(waiter);
    if (place >= 0) waiters.splice(place, 1);
    if (waiters.length === 0) this.#byCaller.delete(key);
  }

  /**
   * Returns the next caller's job from the connection with the lowest load, first in first out among equals. Newer
   * jobs could always have a lower load, so now and then the oldest is picked.
   */
  next(): Waiter | undefined {
    const [first] = this.#byCaller;
    if (!first) return undefined;
    const [key, line] = first;
    line.turns += 1;
    const isOldest = line.turns % OLDEST_JOB_INTERVAL === 0;
    const next = isOldest ? line.waiters[0] : leastOf(line.waiters);
    this.#byCaller.delete(key);
    if (line.waiters.length > 1) this.#byCaller.set(key, line);
    if (next) this.remove(key, next);
    return next;
  }

  /** Returns the job to drop for another: highest load, last among equals. */
  busiest(key: string): Waiter | undefined {
    const [first, ...others] = this.#byCaller.get(key)?.waiters.filter(({ mayGo }) => mayGo) ?? [];
    return first && others.reduce((most, one) => (one.load >= most.load ? one : most), first);
  }

  longest(): { key: string; length: number } {
    let longest = { key: '', length: 0 };
    for (const [key, { waiters }] of this.#byCaller) {
      if (waiters.length > longest.length) longest = { key, length: waiters.length };
    }
    return longest;
  }
}

const leastOf = (waiters: readonly Waiter[]): Waiter | undefined =>
  waiters.reduce<{ one?: Waiter; load: number }>(
    (best, one) => (one.load < best.load ? { one, load: one.load } : best),
    { load: Number.POSITIVE_INFINITY },
  ).one;

/** One of this many turns goes to an anonymous caller if one is waiting; the others go to signed-in callers. */
const ANONYMOUS_INTERVAL = 4;

/** The backend's own work has one queue without a limit here, since it limits itself. */
const OWN = '';

/**
 * Limits concurrent jobs. Callers take turns regardless of how many jobs each has queued; signed-in callers come
 * first. The queue is limited per caller, in total and in time. A job whose caller has disconnected is not started.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  readonly #known = new Lines();
  readonly #strangers = new Lines();
  #running = 0;
  #waiting = 0;
  #turn = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Number of jobs running now, and of those waiting for their turn. */
  get figures(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  get atOnce(): number {
    return this.#limits.atOnce;
  }

  /** Resolves with the job's result after its turn, or throws `TurnRefused` without starting it. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    const caller = currentCaller();
    if (mayDrop(caller) && caller.signal.aborted) throw new ClientDisconnectedError();
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await job();
    } finally {
      this.#handOn();
    }
  }

  /** Throws right away if the queue would reject the caller, before any work is prepared. */
  refuseExcess(caller: Caller): void {
    if (this.#running >= this.#limits.atOnce) this.#victimFor(caller);
  }

  #handOn(): void {
    this.#turn += 1;
    const isStrangers = this.#turn % ANONYMOUS_INTERVAL === 0;
    const [first, second] = isStrangers
      ? [this.#strangers, this.#known]
      : [this.#known, this.#strangers];
    // A slot is passed on instead of freed, so no new job gets ahead of waiting ones.
    const next = first.next() ?? second.next();
    if (next) next.begin();
    else this.#running -= 1;
  }

  #wait(caller: Caller | undefined): Promise<void> {
    const victim = caller && this.#victimFor(caller);
    const key = caller?.key ?? OWN;
    const lines = caller && !caller.isKnown ? this.#strangers : this.#known;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const onAbort = () => waiter.refuse(new ClientDisconnectedError());
      const settle = () => {
        if (caller) this.#waiting -= 1;
        clearTimeout(timer);
        caller?.signal.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        get load() {
          return caller?.recentLoad() ?? 0;
        },
        mayGo: mayDrop(caller),
        begin: () => {
          settle();
          resolve();
        },
        refuse: (reason) => {
          lines.remove(key, waiter);
          settle();
          reject(reason);
        },
      };
      if (caller) this.#waiting += 1;
      lines.add(key, waiter);
      victim?.refuse(new OverloadedError());
      if (!mayDrop(caller)) return;
      caller.signal.addEventListener('abort', onAbort);
      timer = setTimeout(() => waiter.refuse(new OverloadedError(2)), this.#limits.waitMs);
    });
  }

  /** Returns the job to drop for this one, if any; throws if this one has to go. */
  #victimFor(caller: Caller): Waiter | undefined {
    if (!mayDrop(caller)) return undefined;
    const lines = caller.isKnown ? this.#known : this.#strangers;
    const own = lines.lengthOf(caller.key);
    if (!caller.isService && own >= this.#limits.waitingEach) {
      const busiest = lines.busiest(caller.key);
      if (!busiest || busiest.load <= caller.recentLoad()) throw new OverloadedError();
      return busiest;
    }
    if (this.#waiting < this.#limits.waiting) return undefined;
    const stranger = this.#strangers.longest();
    if (stranger.length > (caller.isKnown ? 0 : own + 1)) {
      return this.#strangers.busiest(stranger.key);
    }
    throw new OverloadedError(2);
  }
}

const mayDrop = (caller: Caller | undefined): caller is Caller =>
  caller !== undefined && !caller.hasWritten;
