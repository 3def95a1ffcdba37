import { readFile } from 'node:fs/promises';
import type { Sql } from '../db/engine.ts';
import { noSuchKey, StorageFailure } from './failure.ts';
import { findObject, type Place, type StoredObject } from './objects.ts';
import { tellsOfItsMaking } from './picture-notes.ts';

/** Pictures of communities: public, and yet nobody's to see before a live listing shows them. */
const LISTING_IMAGES = 'listing-images';

/** An object of a public bucket, if it may be shown to everybody. */
export async function findShown(sql: Sql, place: Place): Promise<StoredObject> {
  if (place.bucket === LISTING_IMAGES) {
    const [row] = await sql<{ isShown: boolean }[]>`
      select private.is_shown_picture(${place.name}) as "isShown"`;
    if (row?.isShown !== true) throw noSuchKey();
  }
  return findObject(sql, place);
}

/** Where pictures are shown to people who must not learn where or when they were taken. */
const CLEAN_BUCKETS = new Set([LISTING_IMAGES, 'room-files', 'listing-documents']);

/** Refuses a picture that says where, when or with what it was taken. */
export async function refuseTelling(bucket: string, path: string, type: string): Promise<void> {
  if (CLEAN_BUCKETS.has(bucket) && tellsOfItsMaking(await readFile(path), type)) {
    throw new StorageFailure(
      'invalidRequest',
      'This picture says where or with what it was taken. Save it without that, and add it again.',
    );
  }
}

/** What lies in another bucket was never looked at for that. */
export function refuseCopied(from: string, to: string): void {
  if (to === LISTING_IMAGES && from !== to) {
    throw new StorageFailure('accessDenied', 'Pictures of communities are uploaded.');
  }
}
