import { useMemo } from 'react';
import { POLLING_OPTIONS } from '../../../data/api/polling.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { useListListingReviewsInfiniteQuery } from './adminListingsApi.ts';
import { ListingReview } from './ListingReview.tsx';
import { REVIEW_COLUMNS } from './reviewColumns.ts';

const NONE: readonly never[] = [];

/** The staff review queue: new listings, and changes to published ones. */
export function Component() {
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListListingReviewsInfiniteQuery(undefined, POLLING_OPTIONS));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const open = rows.find(({ id }) => id === searching.open);
  const onTakeAway = useTeamExport('listings');
  return (
    <WorkList
      file="listings-to-review"
      onTakeAway={onTakeAway}
      kind="listing_reviews"
      columns={REVIEW_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'waits', 'wait')}
      nameOf={({ listing }) => listing.property_name}
      panel={
        open && (
          <ListingReview
            key={`${open.id} ${open.since}`}
            review={open}
            to={searching.addressOf(open.id)}
            closed={searching.addressOf(null)}
          />
        )
      }
      nothing={
        <EmptyState title="Nothing to review">
          New listings and changes to approved listings appear here.
        </EmptyState>
      }
    />
  );
}
