/** Lets a bounded number of jobs run at once; the others wait in the order they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // A place is handed on rather than freed, so that nobody new slips in before who waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
