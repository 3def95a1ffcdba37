import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countText, orUnknown, rateText, UNKNOWN } from '#shared/format/figures.ts';
import { formatVolume } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { getRoute, linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { reportSearch } from '../../../telemetry/visits/visitReports.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageLinks } from '../../../ui/list/PageLinks.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import cards from './Cards.module.css';
import styles from './Filters.module.css';
import { ListingCards } from './ListingCards.tsx';
import { CLEARED_FILTERS, ListingFilters } from './ListingFilters.tsx';
import { ListingsTable } from './ListingsTable.tsx';
import type { ListedCommunity, ListingFigures } from './listing.ts';
import { getActiveFilters, hasFilters, useListingSearch } from './listingSearch.ts';
import { useFindListingsQuery, useGetListingFiguresQuery } from './listingsApi.ts';
import { MemberList } from './MemberList.tsx';
import { CompareTray } from './saving/CompareTray.tsx';
import { SaveSearch } from './saving/SaveSearch.tsx';
import { useSaveAfterSignIn } from './saving/useSaveListing.ts';
import { UpgradeHint } from './UpgradeHint.tsx';
import { useView, type View, ViewSwitch } from './ViewSwitch.tsx';

const ListingsMap = lazyPart(async () => ({
  default: (await import('./ListingsMap.tsx')).ListingsMap,
}));

/** List of active listings: a public page, and a workspace list for a signed-in user. */
export function Component() {
  const { session } = useAuth();
  const isMember = session !== null;
  const { search, params, change } = useListingSearch();
  const { pathname, search: query } = useLocation();
  const [view, setView] = useView();
  const result = useFindListingsQuery(search);
  const { data, currentData, isFetching } = result;
  const { data: lastFigures, currentData: figures } = useGetListingFiguresQuery(
    getActiveFilters(search),
  );
  const summary = figures === undefined ? '' : summaryOf(figures.count, figures.is_exact);
  useSaveAfterSignIn();
  const words = search.search ?? '';
  const found = figures?.count;
  useEffect(() => {
    if (words !== '' && found !== undefined) reportSearch(words, found);
  }, [words, found]);

  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);

  const isBehind = (search.after ?? search.before) !== undefined;
  // Rendered at the same place in the tree, so that the map stays mounted.
  const draw = (page: FoundProps['page']) => (
    <Found
      isOfBefore={data !== undefined && currentData === undefined}
      view={view}
      isMember={isMember}
      page={page}
      pathname={pathname}
      query={query}
      params={params}
      map={
        <ListingsMap search={search} change={change} facets={(figures ?? lastFigures)?.facets} />
      }
    />
  );

  return (
    <Page>
      <PageHeader
        title={getRoute('investmentOpportunities').title}
        {...(!isMember && {
          description: 'Senior-living communities for sale across the United States.',
        })}
      />
      {!isMember && <FigureStrip figures={figuresOf(figures ?? lastFigures, hasFilters(search))} />}
      {!isMember && <UpgradeHint />}
      <section
        aria-label="Communities"
        aria-busy={isFetching}
        tabIndex={-1}
        className={styles.list}
      >
        <ListingFilters
          search={search}
          change={change}
          summary={summary}
          facets={(figures ?? lastFigures)?.facets}
          isDense={isMember}
          note={
            <>
              <ReadAs words={figures?.read_as ?? {}} />
              <SaveSearch search={search} />
              <ViewSwitch view={view} onView={setView} />
            </>
          }
        />
        <Loaded
          answer={result}
          keepsLast
          waiting={draw(undefined)}
          around={(content) => (
            <>
              {content}
              {data === undefined && isBehind && <FirstPage />}
            </>
          )}
        >
          {(page) =>
            page.rows.length === 0 ? (
              <Nothing
                isNarrowed={hasFilters(search)}
                isBehind={isBehind}
                onClear={() => change(CLEARED_FILTERS)}
              />
            ) : (
              draw(page)
            )
          }
        </Loaded>
      </section>
      {isMember && <UpgradeHint />}
      <CompareTray />
    </Page>
  );
}

interface FoundProps {
  /** True if it belongs to the previous search. */
  readonly isOfBefore: boolean;
  readonly view: View;
  readonly isMember: boolean;
  /** Undefined while loading. */
  readonly page: NonNullable<ReturnType<typeof useFindListingsQuery>['data']> | undefined;
  readonly pathname: string;
  readonly query: string;
  readonly params: URLSearchParams;
  readonly map: ReactNode;
}

/** The results with pagination. */
const Found = ({ isOfBefore, view, isMember, page, pathname, query, params, map }: FoundProps) => (
  <div className={styles.list} data-is-behind={isOfBefore}>
    <Rows
      view={view}
      isMember={isMember}
      rows={page?.rows}
      listAddress={`${pathname}${query}`}
      map={map}
    />
    {page !== undefined && (
      <PageLinks
        pathname={pathname}
        params={params}
        isFirst={page.previous === null}
        previous={page.previous}
        next={page.next}
      />
    )}
  </div>
);

interface RowsProps {
  readonly view: View;
  readonly isMember: boolean;
  readonly rows: readonly ListedCommunity[] | undefined;
  readonly listAddress: string;
  readonly map: ReactNode;
}

/** The results as table, cards, or next to the map. */
function Rows({ view, isMember, rows, listAddress, map }: RowsProps) {
  if (view === 'table' && isMember) {
    return <MemberList rows={rows} listAddress={listAddress} map={map} />;
  }
  if (view === 'table') return <ListingsTable rows={rows} listAddress={listAddress} />;
  if (view === 'cards') return <ListingCards rows={rows} listAddress={listAddress} />;
  return (
    <div className={cards.split}>
      {map}
      <ListingCards rows={rows} listAddress={listAddress} isNarrow />
    </div>
  );
}

/** Names search words without results and what was searched instead. */
const ReadAs = ({ words }: { readonly words: ListingFigures['read_as'] }) =>
  Object.entries(words).map(([word, read]) => (
    <span key={word} className={styles.note}>
      No results for “{word}”. Showing results for “{read}”.
    </span>
  ));

/** Adds a plus sign to capped counts. */
const formatCount = (count: number, isExact: boolean): string =>
  `${formatNumber(count)}${isExact ? '' : '+'}`;

const summaryOf = (count: number, isExact: boolean): string =>
  count === 1 ? '1 community' : `${formatCount(count, isExact)} communities`;

/** Figures for the filtered results; dashes for missing ones, so the layout doesn't shift. */
function figuresOf(figures: ListingFigures | undefined, isSome: boolean) {
  return [
    {
      label: isSome ? 'Matching' : 'For sale',
      value: figures === undefined ? UNKNOWN : formatCount(figures.count, figures.is_exact),
    },
    { label: 'New in 30 days', value: countText(figures?.recent) },
    { label: 'Total asking', value: orUnknown(figures?.value, formatVolume) },
    { label: 'Median cap rate', value: rateText(figures?.cap_rate) },
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
      <EmptyState title="No more results" action={<FirstPage />}>
        You've reached the end of the results.
      </EmptyState>
    );
  }
  return isNarrowed ? (
    <EmptyState title="No results" action={<Button onClick={onClear}>Clear filters</Button>}>
      Remove a filter or widen a range. Text is searched in names, places, and brokerages.
    </EmptyState>
  ) : (
    <EmptyState title="No active listings right now">
      New communities appear here once approved.
    </EmptyState>
  );
}
