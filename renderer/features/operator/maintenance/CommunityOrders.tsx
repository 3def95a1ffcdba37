import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { usePositions } from '../usePositions.ts';
import { MyRequests } from './MyRequests.tsx';
import { type OrderListKey, useWorkOrdersQuery } from './maintenanceApi.ts';
import { Orders } from './Orders.tsx';

/** The list of a community that the URL asks for. A link to an order has no view, so open orders come first. */
export function useOrderListKey(communityId: string): OrderListKey {
  const { params } = useUrlSearch();
  const view = params.get('view') === 'closed' ? 'closed' : 'open';
  return { communityId, view, days: 90 };
}

/** Work orders of a community for those who manage them; others see their own requests. */
export function CommunityOrders({ communityId }: { readonly communityId: string }) {
  const isManager = usePositions(communityId).canRead('work_orders');
  const key = useOrderListKey(communityId);
  const query = useWorkOrdersQuery(key, { skip: !isManager });
  if (!isManager) return <MyRequests communityId={communityId} />;
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => <Orders list={list} listKey={key} />}
    </Loaded>
  );
}
