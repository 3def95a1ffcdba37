import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countText, orUnknown, rateText, UNKNOWN } from '#shared/format/figures.ts';
import { formatVolume } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { linkTo } from '#shared/routes.ts';
import { type DataError, isDataError } from '../../core/api/dataError.ts';
import { tellSearch } from '../../core/visits/telling.ts';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { PageLinks } from '../../kit/list/PageLinks.tsx';
import { announce } from '../../kit/live/announce.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { TryAgain } from '../../kit/state/TryAgain.tsx';
import cards from './Cards.module.css';
import styles from './Filters.module.css';
import { ListingCards } from './ListingCards.tsx';
import { ListingFilters, NOTHING } from './ListingFilters.tsx';
import { ListingsTable } from './ListingsTable.tsx';
import type { ListedCommunity, ListingFigures } from './listing.ts';
import { isNarrowed, narrowingOf, useListingSearch } from './listingSearch.ts';
import { useFindListingsQuery, useGetListingFiguresQuery } from './listingsApi.ts';
import { PlanNote } from './PlanNote.tsx';
import { CompareTray } from './saving/CompareTray.tsx';
import { SaveSearch } from './saving/SaveSearch.tsx';
import { useSaveOnArrival } from './saving/useSaving.ts';
import { useView, type View, ViewSwitch } from './ViewSwitch.tsx';

const ListingsMap = lazyPart(async () => ({
  default: (await import('./ListingsMap.tsx')).ListingsMap,
}));

/** What is for sale, for everybody. */
export function Component() {
  const { search, params, change } = useListingSearch();
  const { pathname, search: query } = useLocation();
  const [view, setView] = useView();
  const { data, currentData, error, isFetching, refetch } = useFindListingsQuery(search);
  const { data: lastFigures, currentData: figures } = useGetListingFiguresQuery(
    narrowingOf(search),
  );
  const summary = figures === undefined ? '' : summaryOf(figures.count, figures.is_exact);
  const failure = isDataError(error) ? error : null;
  useSaveOnArrival();
  const words = search.search ?? '';
  const found = figures?.count;
  useEffect(() => {
    if (words !== '' && found !== undefined) tellSearch(words, found);
  }, [words, found]);

  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);

  return (
    <Page>
      <PageHeader
        title="Communities for sale"
        description="Senior living across the United States, priced beside the beds, the occupancy and the cap rate."
      />
      <FigureStrip figures={figuresOf(figures ?? lastFigures, isNarrowed(search))} />
      <PlanNote />
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
          note={
            <>
              {failure !== null && data !== undefined && (
                <Failed
                  error={failure}
                  isBehind={currentData === undefined}
                  onRetry={() => void refetch()}
                />
              )}
              <ReadAs words={figures?.read_as ?? {}} />
              <SaveSearch search={search} />
              <ViewSwitch view={view} onView={setView} />
            </>
          }
        />
        <div
          className={styles.list}
          data-is-behind={data !== undefined && currentData === undefined}
        >
          {failure !== null && data === undefined ? (
            <>
              <DataErrorPanel error={failure} isRetrying={isFetching} onRetry={refetch} />
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
              <Rows
                view={view}
                rows={data?.rows}
                listAddress={`${pathname}${query}`}
                map={
                  <ListingsMap
                    search={search}
                    change={change}
                    facets={(figures ?? lastFigures)?.facets}
                  />
                }
              />
              {data !== undefined && (
                <PageLinks
                  pathname={pathname}
                  params={params}
                  isFirst={data.previous === null}
                  previous={data.previous}
                  next={data.next}
                />
              )}
            </>
          )}
        </div>
      </section>
      <CompareTray />
    </Page>
  );
}

interface RowsProps {
  readonly view: View;
  readonly rows: readonly ListedCommunity[] | undefined;
  readonly listAddress: string;
  readonly map: ReactNode;
}

/** What is found, as a table, as cards, or beside the map. */
function Rows({ view, rows, listAddress, map }: RowsProps) {
  if (view === 'table') return <ListingsTable rows={rows} listAddress={listAddress} />;
  if (view === 'cards') return <ListingCards rows={rows} listAddress={listAddress} />;
  return (
    <div className={cards.split}>
      {map}
      <ListingCards rows={rows} listAddress={listAddress} isNarrow />
    </div>
  );
}

interface FailedProps {
  readonly error: DataError;
  /** Whether what is shown is of another search. */
  readonly isBehind: boolean;
  readonly onRetry: () => void;
}

/** Rows that came stay, with why there are no newer ones. */
const Failed = ({ error, isBehind, onRetry }: FailedProps) => (
  <span role="alert" className={styles.note}>
    <span className={styles.failed}>
      {dataSentence(error)} {isBehind && 'The rows below are of the search before.'}
    </span>
    <TryAgain onRetry={onRetry} />
  </span>
);

/** Which words nothing is called, and what is shown instead. */
const ReadAs = ({ words }: { readonly words: ListingFigures['read_as'] }) =>
  Object.entries(words).map(([word, read]) => (
    <span key={word} className={styles.note}>
      Nothing is called “{word}”: searched for “{read}”.
    </span>
  ));

/** More than are counted are so many and more. */
const countWords = (count: number, isExact: boolean): string =>
  `${formatNumber(count)}${isExact ? '' : '+'}`;

const summaryOf = (count: number, isExact: boolean): string =>
  count === 1 ? '1 community' : `${countWords(count, isExact)} communities`;

/** Of what the filters leave; dashes for what is not counted, so that nothing moves when numbers come. */
function figuresOf(figures: ListingFigures | undefined, isSome: boolean) {
  return [
    {
      label: isSome ? 'Matching' : 'For sale now',
      value: figures === undefined ? UNKNOWN : countWords(figures.count, figures.is_exact),
    },
    { label: 'New in 30 days', value: countText(figures?.recent) },
    { label: 'Asking prices together', value: orUnknown(figures?.value, formatVolume) },
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
      Take one of the filters off, or widen a range. Words beside the filters are looked for in
      names, places and brokerages.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is for sale right now">
      New communities appear here as soon as they are reviewed.
    </EmptyState>
  );
}
