/** Loaded by `syncCacheEntry.ts` with the first followed entry. */
export { channelsOf } from './RowChannels.ts';
