import { randomUUID } from 'node:crypto';
import { ownListing } from './listings.ts';

/** Values that no row has yet. */
export const word = (): string => `Changed ${randomUUID()}`;
export const number = (): number => Math.floor(Math.random() * 1e9);
export const moment = (later = 0): string => new Date(Date.now() + later).toISOString();
export const anyMoment = (): string => moment(-number());

/** What belongs to a person through their listing, which is live. */
export const ofListing = async (accountId: string) => ({ listing_id: await ownListing(accountId) });
