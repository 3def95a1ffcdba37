import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { HERO_STALE_SECONDS } from '#shared/constants.ts';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../app/api/dataError.ts';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { formatVolume } from '../../kit/format/money.ts';
import { Link } from '../../kit/link/Link.tsx';
import { announce } from '../../kit/live/announce.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ListingFilters, NOTHING } from './ListingFilters.tsx';
import { ListingsTable } from './ListingsTable.tsx';
import { countText, type HeroStatistics } from './listing.ts';
import { isNarrowed, narrowingOf, useListingSearch } from './listingSearch.ts';
import {
  useCountListingsQuery,
  useFindListingsQuery,
  useGetHeroStatisticsQuery,
} from './listingsApi.ts';
import { PageLinks } from './PageLinks.tsx';
import { PlanNote } from './PlanNote.tsx';

/** What is for sale, for everybody. */
export function Component() {
  const { search, params, change } = useListingSearch();
  const { data: market } = useGetHeroStatisticsQuery(undefined, {
    refetchOnMountOrArgChange: HERO_STALE_SECONDS,
  });
  const { data, error, isFetching, refetch } = useFindListingsQuery(search);
  const { data: found } = useCountListingsQuery(narrowingOf(search));
  const summary = found === undefined ? '' : summaryOf(found.count, found.is_exact);

  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);

  return (
    <Page>
      <PageHeader
        title="Communities for sale"
        description="Senior living across the United States, priced beside the beds, the occupancy and the cap rate."
      />
      <FigureStrip figures={figuresOf(market)} />
      <PlanNote />
      <section aria-label="Communities" aria-busy={isFetching}>
        <ListingFilters search={search} change={change} summary={summary} />
        {isDataError(error) ? (
          <>
            <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
            {(search.after ?? search.before) !== undefined && <FirstPage />}
          </>
        ) : data?.rows.length === 0 ? (
          <Nothing
            isNarrowed={isNarrowed(search)}
            isBehind={(search.after ?? search.before) !== undefined}
            onClear={() => change(NOTHING)}
          />
        ) : (
          <>
            <ListingsTable rows={data?.rows} />
            {data !== undefined && (
              <PageLinks params={params} previous={data.previous} next={data.next} />
            )}
          </>
        )}
      </section>
    </Page>
  );
}

/** More than are counted are so many and more. */
function summaryOf(count: number, isExact: boolean): string {
  if (!isExact) return `${countText(count)}+ communities`;
  return count === 1 ? '1 community' : `${countText(count)} communities`;
}

/** Dashes while counting, so that nothing moves when the numbers come. */
function figuresOf(market: HeroStatistics | undefined) {
  const say = (name: keyof HeroStatistics) =>
    market === undefined ? '–' : countText(market[name]);
  return [
    { label: 'For sale now', value: say('listings') },
    { label: 'New in 30 days', value: say('recent') },
    {
      label: 'Asking prices together',
      value: market === undefined ? '–' : formatVolume(market.value),
    },
    { label: 'Brokers', value: say('brokers') },
  ];
}

const FirstPage = () => (
  <Link to={linkTo('investmentOpportunities')} className={buttonClass({})}>
    First page
  </Link>
);

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly isBehind: boolean;
  readonly onClear: () => void;
}

function Nothing({ isNarrowed, isBehind, onClear }: NothingProps) {
  if (isBehind) {
    return (
      <EmptyState title="This page is empty" action={<FirstPage />}>
        There are fewer communities than that now.
      </EmptyState>
    );
  }
  return isNarrowed ? (
    <EmptyState
      title="No community matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Search finds parts of names, places and brokerages. A wider price or one filter less may show
      more.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is for sale right now">
      New communities appear here as soon as they are reviewed.
    </EmptyState>
  );
}
