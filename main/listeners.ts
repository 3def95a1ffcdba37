/** A set of listeners; each addition returns its removal function. */
export class Listeners<Arguments extends readonly unknown[]> {
  readonly #listeners = new Set<(...values: Arguments) => void>();

  add(listener: (...values: Arguments) => void): () => void {
    // A wrapper per addition, so that a listener added twice is called twice and removed once.
    const own = (...values: Arguments) => listener(...values);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  tell(...values: Arguments): void {
    for (const listener of [...this.#listeners]) listener(...values);
  }
}
