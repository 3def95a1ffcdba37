import { useEffect, useState } from 'react';
import { syndicationApi } from './syndicationApi.ts';
import type { SponsoredSubscription } from './syndicationShapes.ts';

const EMPTY: readonly SponsoredSubscription[] = [];

/** Loads an offering's subscriptions page by page; `rows` grows until all are loaded. */
export function useSubscriptions(offeringId: string) {
  const first = syndicationApi.useSubscriptionsQuery({ offeringId });
  const [load] = syndicationApi.useLazySubscriptionsQuery();
  const [more, setMore] = useState<readonly SponsoredSubscription[]>(EMPTY);
  const next = first.data?.next ?? null;
  useEffect(() => {
    let isStale = false;
    setMore(EMPTY);
    const loadAll = async () => {
      let after = next;
      while (after !== null && !isStale) {
        const { data } = await load({ offeringId, after });
        if (data === undefined || isStale) return;
        setMore((known) => [...known, ...data.rows]);
        after = data.next;
      }
    };
    void loadAll();
    return () => {
      isStale = true;
    };
  }, [next, load, offeringId]);
  return { answer: first, more };
}
