import { useMemo } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAccount } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { sortsOf } from '../../../workbench/list/order.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { OwnListingBulk } from './OwnListingBulk.tsx';
import styles from './OwnListingPanel.module.css';
import { OwnListingPanel } from './OwnListingPanel.tsx';
import { useListDraftNamesQuery } from './ownListingActions.ts';
import { OWN_LISTING_COLUMNS, OWN_LISTING_FILTERS } from './ownListingColumns.ts';
import {
  getNextPageCursor,
  NEWEST,
  OWN_LISTINGS_EXPORT,
  ownListingsApi,
  type PageCursor,
  useListOwnListingsInfiniteQuery,
} from './ownListingsApi.ts';

const SORTS = sortsOf(OWN_LISTING_COLUMNS);

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  {
    name: 'On the market',
    search: { filters: [{ field: 'status', is: 'any_of', values: ['active', 'under_contract'] }] },
  },
  {
    name: 'Pending review',
    search: { filters: [{ field: 'approval_status', is: 'any_of', values: ['pending'] }] },
  },
  {
    name: 'Sold',
    search: { filters: [{ field: 'status', is: 'any_of', values: ['sold'] }] },
  },
];

/** All listings of the user, whatever their status. */
export function Component() {
  const { account } = useAccount();
  const owner = account?.profile.id ?? '';
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields: OWN_LISTING_FILTERS, sorts: SORTS });
  const { search } = searching;
  const listQuery = useMemo(() => ({ search, owner }), [search, owner]);
  const list = usePages(useListOwnListingsInfiniteQuery(listQuery, { skip: owner === '' }));

  const open = list.data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === searching.open);

  async function readPage(after: string | null) {
    const place = after === null ? null : (JSON.parse(after) as PageCursor);
    const rows = await dispatch(
      ownListingsApi.endpoints.readOwnListings.initiate(
        { ...listQuery, after: place },
        { subscribe: false },
      ),
    ).unwrap();
    const next = getNextPageCursor(rows, OWN_LISTINGS_EXPORT, search);
    return { rows, next: next === undefined ? null : JSON.stringify(next) };
  }
  return (
    <WorkList
      file="listings"
      kind="my_listings"
      columns={OWN_LISTING_COLUMNS}
      searching={searching}
      finds="Search by name"
      sortedBy={NEWEST}
      list={list}
      summary={countLoaded(list, 'listing', 'listings')}
      nameOf={({ property_name: name }) => name}
      primary={
        <LinkButton to="submitListing" intent="primary">
          List a community
        </LinkButton>
      }
      above={<DraftLine />}
      panel={
        open && (
          <OwnListingPanel
            key={open.id}
            listing={open}
            to={searching.addressOf(open.id)}
            closed={searching.addressOf(null)}
          />
        )
      }
      builtIn={VIEWS}
      readPage={readPage}
      bulk={(rows, selection) => <OwnListingBulk rows={rows} onDone={selection.clear} />}
      nothing={
        searching.isNarrowed ? (
          <EmptyState
            title="No listings found"
            action={<PlainButton onClick={searching.clear}>Clear filters</PlainButton>}
          >
            No listings match your search and filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No listings yet"
            action={<LinkButton to="submitListing">List a community</LinkButton>}
          >
            Your listings appear here with their review status, price and views.
          </EmptyState>
        )
      }
    />
  );
}

const SHOWN = 5;

/** Drafts, shown above submitted listings. */
function DraftLine() {
  const { data: drafts = [] } = useListDraftNamesQuery();
  if (drafts.length === 0) return null;
  return (
    <nav aria-label="Drafts" className={styles.drafts}>
      <span>{drafts.length === 1 ? 'A draft:' : `${drafts.length} drafts:`}</span>
      {drafts.slice(0, SHOWN).map(({ id, name }) => (
        <RouteLink key={id} to="submitListing" query={{ draft: id }}>
          {name?.trim() || 'Untitled'}
        </RouteLink>
      ))}
      {drafts.length > SHOWN && <RouteLink to="submitListing">All drafts</RouteLink>}
    </nav>
  );
}
