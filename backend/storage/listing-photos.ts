import { readFile } from 'node:fs/promises';
import { findModelProblem } from '../../shared/listings/models/cleanModel.ts';
import type { Sql } from '../db/engine.ts';
import { hasImageMetadata } from './image-metadata.ts';
import { findObject, type ObjectLocation, type StoredObject } from './objects.ts';
import { noSuchKey, StorageError } from './storage-error.ts';

/** Community photos: in a public bucket, but hidden until a live listing shows them. */
const LISTING_IMAGES = 'listing-images';
/** 3D models of tours. */
const LISTING_MODELS = 'listing-models';

/** Returns an object of a public bucket if everyone may see it. */
export async function findPublicObject(sql: Sql, place: ObjectLocation): Promise<StoredObject> {
  if (place.bucket === LISTING_IMAGES) {
    const [row] = await sql<{ isShown: boolean }[]>`
      select private.is_picture_visible(${place.name}) as "isShown"`;
    if (row?.isShown !== true) throw noSuchKey();
  }
  return findObject(sql, place);
}

/** Buckets whose images must not reveal where or when they were taken. */
const CLEAN_BUCKETS = new Set([LISTING_IMAGES, 'room-files', 'listing-documents']);

/** Rejects an image with metadata about location, time or camera. */
export async function rejectPhotoWithMetadata(
  bucket: string,
  path: string,
  type: string,
): Promise<void> {
  if (CLEAN_BUCKETS.has(bucket) && hasImageMetadata(await readFile(path), type)) {
    throw new StorageError(
      'invalidRequest',
      'This image contains location or camera data. Save it without that data and upload it again.',
    );
  }
}

/** Rejects a model that a tour can't show, or that has more in it than what draws it. */
export async function rejectUnsafeModel(bucket: string, path: string): Promise<void> {
  if (bucket !== LISTING_MODELS) return;
  const problem = findModelProblem(new Uint8Array(await readFile(path)));
  if (problem !== null) throw new StorageError('invalidRequest', problem);
}

/** Files in other buckets were never checked for metadata or as models. */
export function rejectCopiedPhoto(from: string, to: string): void {
  if ((to === LISTING_IMAGES || to === LISTING_MODELS) && from !== to) {
    throw new StorageError('accessDenied', 'Photos and models must be uploaded, not copied.');
  }
}
