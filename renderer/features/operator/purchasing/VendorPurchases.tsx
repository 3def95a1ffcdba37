import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NoCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import { useVendorPurchasesQuery } from './purchasingApi.ts';

/** Purchase orders that communities sent to the user's vendor company. */
export function VendorPurchases() {
  const query = useVendorPurchasesQuery();
  const isVendor = useAccessContext()?.roles.includes('vendor') === true;
  const { params, change } = useUrlSearch();
  const open = params.get('purchase');
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          isVendor ? (
            <div className={operator.none}>
              <EmptyState title="No purchase orders yet">
                Orders that communities send to your company appear here.
              </EmptyState>
            </div>
          ) : (
            <NoCommunities />
          )
        }
      >
        {(orders) => (
          <OperatorTable
            label="Purchase orders"
            columns={[
              'Order',
              'Community',
              'Ordered',
              'Needed by',
              'Delivery',
              { number: 'Total' },
            ]}
          >
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <OpenButton onClick={() => change([['purchase', order.id]])}>
                    Purchase order {order.order_number}
                  </OpenButton>
                </th>
                <td data-wide>
                  {order.community}
                  <span className={ui.subline}>{order.city}</span>
                </td>
                <td>{formatDay(order.ordered_at)}</td>
                <td data-label="Needed by">
                  {order.needed_by === null ? '—' : formatCalendarDay(order.needed_by)}
                </td>
                <td>{order.is_received ? 'Received' : 'Open'}</td>
                <td className={operator.number}>{formatCents(order.total_cents)}</td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </Loaded>
      {open !== null && (
        <PurchasePanel
          key={open}
          id={open}
          list={null}
          onClose={() => change([['purchase', null]])}
        />
      )}
    </Page>
  );
}
