import type { RequestIdentity } from '../db/engine.ts';
import { StorageFailure } from './failure.ts';

const AT_ONCE = 64;
const AT_ONCE_EACH = 16;

/** Whose an upload is: a person, or a role where nobody is signed in. */
export const partyOf = ({ role, claims }: RequestIdentity): string =>
  `${role}:${typeof claims.sub === 'string' ? claims.sub : ''}`;

/** Bounds how many uploads arrive at once, so that one slow sender cannot take all places. */
export class Admission {
  readonly #arriving = new Map<string, number>();
  #total = 0;

  async during<T>(identity: RequestIdentity, work: () => Promise<T>): Promise<T> {
    const party = partyOf(identity);
    const own = this.#arriving.get(party) ?? 0;
    if (this.#total >= AT_ONCE || own >= AT_ONCE_EACH) {
      throw new StorageFailure(
        'slowDown',
        'Too many uploads at once. Please try again in a moment.',
      );
    }
    this.#total += 1;
    this.#arriving.set(party, own + 1);
    try {
      return await work();
    } finally {
      this.#total -= 1;
      const left = (this.#arriving.get(party) ?? 1) - 1;
      if (left > 0) this.#arriving.set(party, left);
      else this.#arriving.delete(party);
    }
  }
}
