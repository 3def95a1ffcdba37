import type { RequestIdentity } from '../db/engine.ts';
import { StorageError } from './storage-error.ts';

const AT_ONCE = 64;
/** Slots reserved for accounts with no upload in progress. */
const RESERVED_SLOTS = 16;
const AT_ONCE_EACH = 8;
/** Callers with the secret key upload on behalf of many accounts. */
const AT_ONCE_SERVICE = 16;
const PER_ADDRESS = 24;
const RESERVED_PER_ADDRESS = 8;

/** Returns the owner of an upload: a user, or the role if not signed in. */
export const getUploader = ({ role, claims }: Pick<RequestIdentity, 'role' | 'claims'>): string =>
  `${role}:${typeof claims.sub === 'string' ? claims.sub : ''}`;

interface Place {
  party: string;
  address: string;
  isKept: boolean;
}

/**
 * Limits concurrent uploads per account, per address and in total. Some slots are reserved for accounts with no
 * upload in progress, so a group of accounts can't take them all.
 */
export class UploadAdmission {
  readonly #places = new Set<Place>();

  async during<T>(
    { identity, address }: { identity: RequestIdentity; address: string },
    work: () => Promise<T>,
  ): Promise<T> {
    const place = this.#find(getUploader(identity), identity.role === 'service_role', address);
    this.#places.add(place);
    try {
      return await work();
    } finally {
      this.#places.delete(place);
    }
  }

  #find(party: string, isService: boolean, address: string): Place {
    const count = (predicate: (place: Place) => boolean) =>
      [...this.#places].filter(predicate).length;
    const own = count((place) => place.party === party);
    if (own < (isService ? AT_ONCE_SERVICE : AT_ONCE_EACH)) {
      const isOpen =
        count(({ isKept }) => !isKept) < AT_ONCE - RESERVED_SLOTS &&
        count((place) => !place.isKept && place.address === address) < PER_ADDRESS;
      if (isOpen) return { party, address, isKept: false };
      const hasReservedSlot =
        own === 0 &&
        count(({ isKept }) => isKept) < RESERVED_SLOTS &&
        count((place) => place.isKept && place.address === address) < RESERVED_PER_ADDRESS;
      if (hasReservedSlot) return { party, address, isKept: true };
    }
    throw new StorageError('slowDown', 'Too many uploads at once. Please try again shortly.');
  }
}
