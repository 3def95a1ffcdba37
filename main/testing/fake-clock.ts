import type { Clock } from '../clock.ts';

interface ScheduledTimer {
  due: number;
  work: () => void;
}

/** A clock that only a test moves. */
export class FakeClock implements Clock {
  #now: number;
  #waiting: ScheduledTimer[] = [];

  constructor(start = '2026-06-01T12:00:00Z') {
    this.#now = Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, work: () => void): () => void {
    const entry = { due: this.#now + milliseconds, work };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** Number of pending timers. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Advances the time and runs due timers in order, including the promises they leave behind. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    for (;;) {
      await flushPromises();
      const [next] = this.#waiting.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#now = Math.max(this.#now, next.due);
      this.#waiting = this.#waiting.filter((other) => other !== next);
      next.work();
    }
    this.#now = until;
    await flushPromises();
  }
}

/** Waits until continuations of already settled promises have run. */
export async function flushPromises(): Promise<void> {
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
}
