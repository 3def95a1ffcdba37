import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { type MapSpot, UsMap } from '../../../ui/map/UsMap.tsx';
import { RetryButton } from '../../../ui/state/RetryButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { ListingFigures } from './listing.ts';
import { getActiveFilters, type ListingSearch, type SearchChanges } from './listingSearch.ts';
import { useMapListingsQuery } from './listingsApi.ts';
import { MAX_AREA_POINTS, parseArea, placeName, serializeArea } from './placeFilters.ts';

interface ListingsMapProps {
  readonly search: ListingSearch;
  readonly change: (changes: SearchChanges) => void;
  readonly facets: ListingFigures['facets'] | undefined;
}

interface Place extends MapSpot {
  /** The filter that limits results to this spot. */
  readonly filter: SearchChanges;
}

const NOUNS = ['community', 'communities'] as const;

/** Filtered listings on a map. Confidential ones are placed at the center of their county. */
export function ListingsMap({ search, change, facets }: ListingsMapProps) {
  const narrowing = getActiveFilters(search);
  const { data, error, isFetching, refetch } = useMapListingsQuery(narrowing);
  const spots = data?.spots.map(
    ([latitude, longitude, count, filter]): Place => ({
      spot: [latitude, longitude],
      count,
      name: placeName(filter.slice(filter.indexOf(':') + 1)),
      filter: filterOf(filter),
    }),
  );
  const shown = spots?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const area = parseArea(search.area ?? '');
  return (
    <div aria-busy={isFetching}>
      <UsMap
        label="Communities on the map"
        nouns={NOUNS}
        spots={spots ?? []}
        shades={facets?.state}
        area={area ?? undefined}
        mostCorners={MAX_AREA_POINTS}
        fitKey={data === undefined ? '' : new URLSearchParams(narrowing).toString()}
        onSpot={({ filter }) => change(filter)}
        onState={(state) => change({ state, county: null, city: null, near: null })}
        onArea={(corners) => change({ area: corners === null ? null : serializeArea(corners) })}
        note={
          isDataError(error) ? (
            <span role="alert" className={ui.danger}>
              {dataErrorMessage(error)} <RetryButton onRetry={() => void refetch()} />
            </span>
          ) : (
            data !== undefined && <span>{noteOf(data.count, shown, data.is_exact)}</span>
          )
        }
      />
    </div>
  );
}

function filterOf(filter: string): SearchChanges {
  const place = filter.slice(filter.indexOf(':') + 1);
  const none = { county: null, city: null, near: null, area: null };
  return filter.startsWith('county:') ? { ...none, county: place } : { ...none, city: place };
}

/** Notes on results beyond the map's limit, and on unknown locations. */
function noteOf(count: number, shown: number, isExact: boolean): string {
  if (!isExact) {
    return `Showing the first ${formatNumber(count)}. Choose a state or draw an area to see more.`;
  }
  const missing = count - shown;
  return missing > 0 ? `${formatNumber(missing)} listings can't be mapped.` : '';
}
