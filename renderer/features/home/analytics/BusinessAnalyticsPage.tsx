import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { useGetBusinessQuery } from './analyticsApi.ts';
import { businessTables } from './businessTables.ts';
import { CountedAt, SampleNote } from './CountedAt.tsx';
import { ExportFigures } from './ExportFigures.tsx';
import { Listings } from './Listings.tsx';
import { Members } from './Members.tsx';
import { Messaging } from './Messaging.tsx';
import { Revenue } from './Revenue.tsx';
import { Sales } from './Sales.tsx';

/** Business metrics: members, listings, sales, revenue, and response times. */
export function Component() {
  const { first, last } = usePeriod();
  const query = useGetBusinessQuery({ first, last });
  const figures = query.currentData;
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={
          figures !== undefined && (
            <>
              <CountedAt at={figures.counted_at} />
              <ExportFigures tables={businessTables(figures)} />
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />}>
        {(business) => (
          <div className={sections.figures}>
            {business.is_sample && <SampleNote />}
            <Members business={business} first={first} last={last} />
            <Listings business={business} />
            <Sales business={business} />
            <Revenue business={business} />
            <Messaging business={business} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
