import type { Intent } from '@blueprintjs/core';
import { RESO_FIELD_MAP } from '#shared/listings/resoFeed.ts';
import type { FeedEntry, ListingFeed } from './feedsApi.ts';

const FAILURES: Readonly<Record<string, string>> = {
  access_denied: 'The server refused access. Remove the feed and add it with another token.',
  not_found: 'The server doesn’t know this address anymore.',
  http_error: 'The server answered with an error. It is read again in six hours.',
  not_feed: 'The answer isn’t a list of listings with RESO field names.',
  too_many: 'The feed has more than 500 listings.',
  too_large: 'The feed is larger than 4 MB.',
  other_server: 'The feed continues on another server, which isn’t asked.',
  redirected: 'The server redirects to another address. Use that address.',
  address_not_allowed: 'This address isn’t on the public internet.',
  invalid_url: 'This address isn’t valid. It must start with https://.',
  host_not_found: 'This server doesn’t exist.',
  timed_out: 'The server didn’t answer in time.',
  key_changed: 'The stored token can’t be opened anymore. Remove the feed and add it again.',
  no_rights: 'Your plan doesn’t include listings anymore.',
};

export const describeFeedFailure = (failure: string): string =>
  FAILURES[failure] ?? 'The server can’t be reached. It is read again in six hours.';

export function feedStatus(feed: ListingFeed): {
  readonly label: string;
  readonly intent: Intent;
} {
  if (feed.is_waiting) return { label: 'Reading', intent: 'primary' };
  if (feed.failure !== null) return { label: 'Can’t be read', intent: 'danger' };
  const differing = feed.entries.filter(hasConflict).length;
  if (differing > 0) return { label: `${differing} to check`, intent: 'warning' };
  return { label: 'On', intent: 'success' };
}

export const hasConflict = ({ conflicts }: FeedEntry): boolean => Object.keys(conflicts).length > 0;

export const labelOf = (name: string): string =>
  RESO_FIELD_MAP.find(({ to }) => to === name)?.label ?? name;

const STATES: Readonly<Record<FeedEntry['state'], string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  removed: 'No longer in the feed',
  known: 'Listed or drafted before',
  deleted: 'Draft deleted',
};

export const describeEntry = ({ state }: FeedEntry): string => STATES[state];
