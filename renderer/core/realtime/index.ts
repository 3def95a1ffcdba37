/** What `follow.ts` loads with the first entry that is followed. */
export { LiveList } from './LiveList.ts';
export { Refetcher } from './Refetcher.ts';
export { channelsOf } from './RowChannels.ts';
