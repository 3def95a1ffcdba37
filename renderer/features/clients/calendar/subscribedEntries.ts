import { useMemo } from 'react';
import { getSubscribedEntries } from './eventEntries.ts';
import { useListSubscribedEventsQuery } from './subscriptionsApi.ts';

/** Entries of subscribed calendars between two times. */
export function useSubscribedEntries(from: number, to: number) {
  const { data } = useListSubscribedEventsQuery({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  });
  return useMemo(() => getSubscribedEntries(data ?? [], [from, to]), [data, from, to]);
}
