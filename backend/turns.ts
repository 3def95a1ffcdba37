import type { TurnLimits } from './bounds.ts';
import { type Caller, currentCaller } from './callers.ts';

/** Work that was not begun, so that nothing of it can have been kept. */
export class TurnRefused extends Error {}

/** Too many wait already, or this one has waited too long. */
export class TooBusy extends TurnRefused {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds = 1) {
    super('Too many requests are waiting. Please try again in a moment.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whoever asked has left. */
export class NobodyWaits extends TurnRefused {
  constructor() {
    super('Whoever asked for this has left');
  }
}

interface Waiter {
  /** As it is now: who waits asks for nothing meanwhile, so that it falls. */
  readonly load: number;
  readonly mayGo: boolean;
  begin(): void;
  refuse(reason: TurnRefused): void;
}

/** Of so many turns of a caller one goes to who has waited longest, however much its connection asked. */
const TURNS_TO_THE_OLDEST = 4;

interface Line {
  /** In the order in which they came. */
  readonly waiters: Waiter[];
  turns: number;
}

/** Those who wait, by caller. The one who was served last stands at the end. */
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
   * Of the caller whose turn it is: the one whose connection asked least, and first among equals. Those who
   * come later may have asked less for ever, so that now and then it is the oldest.
   */
  next(): Waiter | undefined {
    const [first] = this.#byCaller;
    if (!first) return undefined;
    const [key, line] = first;
    line.turns += 1;
    const isOldest = line.turns % TURNS_TO_THE_OLDEST === 0;
    const next = isOldest ? line.waiters[0] : leastOf(line.waiters);
    this.#byCaller.delete(key);
    if (line.waiters.length > 1) this.#byCaller.set(key, line);
    if (next) this.remove(key, next);
    return next;
  }

  /** The one to send away for another: whose connection asked most, and last among equals. */
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

/** Of so many turns in a row one is a stranger's, if one waits; the others go to who is known. */
const TURNS_OF_A_ROUND = 4;

/** The backend's own work stands in one line, which has no bound here: it bounds itself. */
const OWN = '';

/**
 * Lets a bounded number of jobs run at once. The others wait, and callers take turns, however many
 * jobs each of them has waiting; who is signed in comes before strangers. The wait is bounded in
 * length, for each caller and in all, and in time. A job whose caller has left is not begun.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #known = new Lines();
  readonly #strangers = new Lines();
  #running = 0;
  #waiting = 0;
  #turn = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get atOnce(): number {
    return this.#limits.atOnce;
  }

  /** Resolves with the job's result once it had its turn, or throws `TurnRefused` and never begins it. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    const caller = currentCaller();
    if (mayDrop(caller) && caller.signal.aborted) throw new NobodyWaits();
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await job();
    } finally {
      this.#handOn();
    }
  }

  /** Throws at once what waiting in line would come to: nothing has to be prepared for it. */
  refuseExcess(caller: Caller): void {
    if (this.#running >= this.#limits.atOnce) this.#victimFor(caller);
  }

  #handOn(): void {
    this.#turn += 1;
    const isStrangers = this.#turn % TURNS_OF_A_ROUND === 0;
    const [first, second] = isStrangers
      ? [this.#strangers, this.#known]
      : [this.#known, this.#strangers];
    // A place is handed on rather than freed, so that nobody new slips in before who waits.
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
      const leave = () => waiter.refuse(new NobodyWaits());
      const settle = () => {
        if (caller) this.#waiting -= 1;
        clearTimeout(timer);
        caller?.signal.removeEventListener('abort', leave);
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
      victim?.refuse(new TooBusy());
      if (!mayDrop(caller)) return;
      caller.signal.addEventListener('abort', leave);
      timer = setTimeout(() => waiter.refuse(new TooBusy(2)), this.#limits.waitMs);
    });
  }

  /** Who has to go for this one, if anybody; throws if it is this one itself. */
  #victimFor(caller: Caller): Waiter | undefined {
    if (!mayDrop(caller)) return undefined;
    const lines = caller.isKnown ? this.#known : this.#strangers;
    const own = lines.lengthOf(caller.key);
    if (!caller.isService && own >= this.#limits.waitingEach) {
      const busiest = lines.busiest(caller.key);
      if (!busiest || busiest.load <= caller.recentLoad()) throw new TooBusy();
      return busiest;
    }
    if (this.#waiting < this.#limits.waiting) return undefined;
    const stranger = this.#strangers.longest();
    if (stranger.length > (caller.isKnown ? 0 : own + 1)) {
      return this.#strangers.busiest(stranger.key);
    }
    throw new TooBusy(2);
  }
}

const mayDrop = (caller: Caller | undefined): caller is Caller =>
  caller !== undefined && !caller.hasWritten;
