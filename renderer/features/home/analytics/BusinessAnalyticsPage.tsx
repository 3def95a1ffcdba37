import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { useGetBusinessQuery } from './analyticsApi.ts';
import { businessTables } from './businessTables.ts';
import { Listings } from './Listings.tsx';
import { Members } from './Members.tsx';
import { Messaging } from './Messaging.tsx';
import { Revenue } from './Revenue.tsx';
import { Sales } from './Sales.tsx';

/** Business metrics: members, listings, sales, revenue, and response times. */
export function Component() {
  const { first, last } = usePeriod();
  const query = useGetBusinessQuery({ first, last });
  return (
    <AnalyticsPage query={query} tablesOf={businessTables}>
      {(business) => (
        <>
          <Members business={business} first={first} last={last} />
          <Listings business={business} />
          <Sales business={business} />
          <Revenue business={business} />
          <Messaging business={business} />
        </>
      )}
    </AnalyticsPage>
  );
}
