import { Suspense } from 'react';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { MarketPlaces } from './MarketPlaces.tsx';

const MarketMap = lazyPart(() => import('./MarketMap.tsx'));
const ClosedDeals = lazyPart(() => import('./ClosedDeals.tsx'));

const VIEWS = { figures: 'Figures', map: 'Map', sales: 'Closed deals' } as const;

/** Market figures by place, the market map, and closed deals. */
export function Component() {
  const { params } = useUrlSearch();
  const view = params.get('tab') ?? 'figures';
  const tabs = (
    <PageTabs
      of="marketInsights"
      views={Object.entries(VIEWS).map(([id, label]) => ({
        label,
        query: id === 'figures' ? {} : { tab: id },
        isHere: id === view,
      }))}
    />
  );
  return (
    <Suspense fallback={<Skeleton height="36rem" />}>
      {view === 'map' && <MarketMap tabs={tabs} />}
      {view === 'sales' && <ClosedDeals tabs={tabs} />}
      {view !== 'map' && view !== 'sales' && <MarketPlaces tabs={tabs} />}
    </Suspense>
  );
}
