import { randomUUID } from 'node:crypto';
import { serverClient } from '../direct-clients.ts';
import { listingBy, NO_ID } from '../world.ts';
import { exists } from './probe.ts';

/** Values no row has yet. */
export const randomText = (): string => `Changed ${randomUUID()}`;
export const number = (): number => Math.floor(Math.random() * 1e9);
export const getTimestamp = (later = 0): string => new Date(Date.now() + later).toISOString();
export const randomPastTime = (): string => getTimestamp(-number());

const createdListings = new Map<string, string>();

/** Returns a user's live listing with its address, re-created if a test removed it; signed-out callers have none. */
export async function ownListing(brokerId: string): Promise<string> {
  if (brokerId === NO_ID) return NO_ID;
  const known = createdListings.get(brokerId);
  const hasListing =
    known !== undefined &&
    (await exists(serverClient().from('listings').select('id').eq('id', known)));
  // A name no transaction has, since a transaction of the same name decides the listing's status.
  const id = hasListing
    ? known
    : await listingBy(brokerId, { property_name: `Probe ${randomUUID()}` });
  createdListings.set(brokerId, id);
  return id;
}

/** Returns the reference to a user's live listing. */
export const ownListingKey = async (accountId: string) => ({
  listing_id: await ownListing(accountId),
});
