/** Whoever wants to hear of something; each addition returns what takes it back. */
export class Listeners<Arguments extends readonly unknown[]> {
  readonly #listeners = new Set<(...values: Arguments) => void>();

  add(listener: (...values: Arguments) => void): () => void {
    // An own function, so that one listener added twice is heard twice and taken back once.
    const own = (...values: Arguments) => listener(...values);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  tell(...values: Arguments): void {
    for (const listener of [...this.#listeners]) listener(...values);
  }
}
