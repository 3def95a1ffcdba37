/** Loaded by `syncCacheEntry.ts` with the first followed entry. */
export { LiveList } from './LiveList.ts';
export { Refetcher } from './Refetcher.ts';
export { channelsOf } from './RowChannels.ts';
