import { Button } from '@blueprintjs/core';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { useAuth } from '../../../../session/auth/index.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { PageLinks } from '../../../../ui/list/PageLinks.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { CLEARED_FILTERS, ListingFilters } from '../ListingFilters.tsx';
import { getActiveFilters, hasFilters } from '../listingSearch.ts';
import { useFindListingsQuery, useGetListingFiguresQuery } from '../listingsApi.ts';
import { SaveSearch } from '../saving/SaveSearch.tsx';
import { DealsTable } from './DealsTable.tsx';
import { type Criteria, useGetContactedListingsQuery } from './dealsApi.ts';
import styles from './InvestorDeals.module.css';
import { useDealSearch } from './useDealSearch.ts';

/** Listings for sale, matched to the investor's saved searches. */
export function Component() {
  const { session } = useAuth();
  const userId = session === null || session.needsCode ? null : session.userId;
  const { pathname, search: query } = useLocation();
  const deals = useDealSearch(userId);
  const { params, search, change, saved, criteria } = deals;
  const result = useFindListingsQuery(search, { skip: deals.isWaiting });
  const { data: figures } = useGetListingFiguresQuery(getActiveFilters(search), {
    skip: deals.isWaiting,
  });
  const { data: contacts } = useGetContactedListingsQuery(userId ?? '', { skip: userId === null });
  const contacted = new Set(contacts?.flatMap(({ listing_id: id }) => id ?? []));
  const table = (rows: Parameters<typeof DealsTable>[0]['rows']) => (
    <DealsTable
      rows={rows}
      sort={search.sort ?? 'newest'}
      addressSorted={deals.addressSorted}
      contacted={contacted}
      listAddress={`${pathname}${query}`}
    />
  );
  return (
    <Page>
      <PageHeader />
      {userId !== null && (
        <SavedViews
          saved={saved}
          current={hasFilters(search) && criteria === undefined ? undefined : (criteria ?? null)}
          addressOf={deals.addressOf}
        />
      )}
      <section
        aria-label="Deals"
        aria-busy={result.isFetching}
        tabIndex={-1}
        className={ui.stack16}
      >
        <ListingFilters
          isDense
          search={search}
          change={change}
          summary={figures === undefined ? '' : formatCount(figures.count, figures.is_exact)}
          facets={figures?.facets}
          note={<SaveSearch search={search} />}
        />
        <Loaded answer={result} keepsLast waiting={table(undefined)}>
          {(page) =>
            page.rows.length === 0 ? (
              <Nothing isNarrowed={hasFilters(search)} onClear={() => change(CLEARED_FILTERS)} />
            ) : (
              <>
                {table(page.rows)}
                <PageLinks
                  pathname={pathname}
                  params={params}
                  isFirst={page.previous === null}
                  previous={page.previous}
                  next={page.next}
                />
              </>
            )
          }
        </Loaded>
      </section>
    </Page>
  );
}

const formatCount = (count: number, isExact: boolean): string =>
  count === 1 ? '1 deal' : `${formatNumber(count)}${isExact ? '' : '+'} deals`;

interface SavedViewsProps {
  readonly saved: readonly Criteria[];
  /** Null means all deals; undefined means an unsaved search. */
  readonly current: Criteria | null | undefined;
  readonly addressOf: (criteria: Criteria | null) => string;
}

const SavedViews = ({ saved, current, addressOf }: SavedViewsProps) => (
  <nav aria-label="Saved searches" className={styles.views}>
    {[...saved, null].map((one) => (
      <Link
        key={one?.id ?? 'all'}
        to={addressOf(one)}
        aria-current={current !== undefined && current?.id === one?.id ? 'page' : undefined}
      >
        {one?.name ?? 'All deals'}
      </Link>
    ))}
  </nav>
);

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

const Nothing = ({ isNarrowed: isSome, onClear }: NothingProps) =>
  isSome ? (
    <EmptyState title="No deals match" action={<Button onClick={onClear}>Show all deals</Button>}>
      Remove a filter or widen a range. A saved search alerts you to new matches.
    </EmptyState>
  ) : (
    <EmptyState
      title="No listings yet"
      action={<LinkButton to="searches">Set up an alert</LinkButton>}
    >
      New listings appear here after review.
    </EmptyState>
  );
