/**
 * Tracks bytes of uploads that are not stored yet. Requests of one account queue up, so the same room is never
 * promised twice.
 */
export class Reservations {
  readonly #bytes = new Map<string, number>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #unfinished: (party: string) => number = () => 0;

  /** Adds unfinished uploads that are tracked elsewhere. */
  include(unfinished: (party: string) => number): void {
    this.#unfinished = unfinished;
  }

  of(party: string): number {
    return (this.#bytes.get(party) ?? 0) + this.#unfinished(party);
  }

  /** Reserves bytes once `check` accepts the account's total; `release` frees them. */
  reserve<T>(
    party: string,
    bytes: number,
    check: (all: number) => Promise<T>,
  ): Promise<{ checked: T; release: () => void }> {
    const reservation = (this.#turns.get(party) ?? Promise.resolve())
      .catch(() => {})
      .then(() => check(this.of(party) + bytes))
      .then((checked) => ({ checked, release: this.#add(party, bytes) }));
    this.#turns.set(party, reservation);
    const end = () => {
      if (this.#turns.get(party) === reservation) this.#turns.delete(party);
    };
    reservation.then(end, end);
    return reservation;
  }

  #add(party: string, bytes: number): () => void {
    this.#bytes.set(party, (this.#bytes.get(party) ?? 0) + bytes);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#bytes.get(party) ?? 0) - bytes;
      if (left > 0) this.#bytes.set(party, left);
      else this.#bytes.delete(party);
    };
  }
}
