import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { Accounts } from './Accounts.tsx';
import { AgingTable } from './AgingTable.tsx';
import { useBillingQuery } from './billingApi.ts';
import { OnlinePayments } from './OnlinePayments.tsx';
import { Payments } from './Payments.tsx';
import { Rates } from './Rates.tsx';
import { Runs } from './Runs.tsx';

/** What residents and their payors owe: runs, accounts, payments, aging, and rates. */
export function Component() {
  return (
    <CommunityScreen kind="resident_invoices">
      {(communityId) => <Screen key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function Screen({ communityId }: { readonly communityId: string }) {
  const query = useBillingQuery(communityId);
  const { params, change } = useUrlSearch();
  const open = params.get('resident');
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(billing) => (
        <>
          <UrlTabs
            label="Billing"
            clears={['only', 'payor', 'age']}
            tabs={[
              {
                id: 'runs',
                label: 'Runs',
                panel: () => <Runs communityId={communityId} billing={billing} />,
              },
              {
                id: 'residents',
                label: 'Residents',
                panel: () => <Accounts communityId={communityId} billing={billing} />,
              },
              {
                id: 'payments',
                label: 'Payments',
                panel: () => <Payments communityId={communityId} />,
              },
              {
                id: 'online',
                label: 'Online payments',
                panel: () => <OnlinePayments communityId={communityId} />,
              },
              {
                id: 'aging',
                label: 'Aging',
                panel: () => <AgingTable communityId={communityId} billing={billing} />,
              },
              {
                id: 'rates',
                label: 'Rates and catalog',
                panel: () => <Rates communityId={communityId} billing={billing} />,
              },
            ]}
          />
          {open !== null && (
            <AccountPanel
              key={open}
              id={open}
              onClose={() =>
                change([
                  ['resident', null],
                  ['invoice', null],
                ])
              }
            />
          )}
        </>
      )}
    </Loaded>
  );
}
