/** Answers all who ask at about the same time with one query, which starts after each of them asked. */
export class SharedQuery<T> {
  readonly #query: () => Promise<T>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<T> | undefined;

  constructor(query: () => Promise<T>) {
    this.#query = query;
  }

  ask(): Promise<T> {
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        const running = this.#query();
        this.#running = running;
        return running;
      });
    return this.#next;
  }
}
