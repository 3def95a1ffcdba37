import { useEffect, useState } from 'react';
import { syndicationApi } from './syndicationApi.ts';
import type { SponsoredSubscription } from './syndicationShapes.ts';

const NOTHING: readonly SponsoredSubscription[] = [];

/** Loads all subscriptions of an offering: `more` follows the first page, and `isComplete` is true with the last one. */
export function useSubscriptions(offeringId: string) {
  const first = syndicationApi.useSubscriptionsQuery({ offeringId });
  const [load] = syndicationApi.useLazySubscriptionsQuery();
  const [loaded, setLoaded] = useState<{
    readonly from: string;
    readonly rows: readonly SponsoredSubscription[];
  } | null>(null);
  const next = first.data?.next ?? null;
  useEffect(() => {
    let isStale = false;
    const loadAll = async () => {
      const rows: SponsoredSubscription[] = [];
      let after = next;
      while (after !== null) {
        const { data } = await load({ offeringId, after });
        if (data === undefined || isStale) return;
        rows.push(...data.rows);
        after = data.next;
      }
      if (next !== null) setLoaded({ from: next, rows });
    };
    void loadAll();
    return () => {
      isStale = true;
    };
  }, [next, load, offeringId]);
  const isComplete = first.data !== undefined && (next === null || loaded?.from === next);
  const more = next !== null && loaded?.from === next ? loaded.rows : NOTHING;
  return { answer: first, more, isComplete };
}
