/** The last so many of something; what is older is let go. */
export class Ring<Entry> {
  readonly #limit: number;
  readonly #entries: Entry[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
  }

  clear(): void {
    this.#entries.length = 0;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }
}
