import { StorageError } from './storage-error.ts';

const HOUR = 60 * 60;
const NEVER = 0;

/**
 * Maximum lifetime of a signed link per bucket, in seconds. Buckets whose reads are audited or depend on an agreement
 * are never signed; on a hosted project a policy on `storage.objects` blocks the same ones.
 */
const CEILINGS: Readonly<Record<string, number>> = {
  'room-files': NEVER,
  'listing-documents': NEVER,
  'listing-models': NEVER,
  'resident-files': NEVER,
  'family-photos': NEVER,
  'compliance-files': NEVER,
  'vendor-photos': NEVER,
  'tax-documents': NEVER,
  'offering-files': NEVER,
  'rfp-files': NEVER,
  'rfp-bids': NEVER,
  'message-files': HOUR / 12,
  'record-files': HOUR / 12,
  'vendor-credentials': HOUR / 12,
  'offer-files': HOUR / 12,
  'signed-papers': HOUR / 12,
};

/** Throws if a link would outlive its bucket's maximum. */
export function requireAllowedLinkExpiry(bucket: string, seconds: number): void {
  const ceiling = CEILINGS[bucket] ?? HOUR;
  if (ceiling === NEVER) {
    throw new StorageError(
      'invalidRequest',
      "These files can't be shared by link. Download the file instead.",
    );
  }
  if (seconds > ceiling) {
    throw new StorageError(
      'invalidRequest',
      `Links to these files last at most ${ceiling / 60} minutes. Choose a shorter time.`,
    );
  }
}
