import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { toTimeRange } from '../../../ui/search/timeRange.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';

const OWN_LISTINGS_PAGE = TICKETS_PAGE_SIZE;
export const OWN_LISTINGS_EXPORT = ADMIN_EXPORT_PAGE_SIZE;

export interface OwnListingsQuery {
  readonly search: ListSearch;
  /** The account that owns the listings. */
  readonly owner: string;
}

/** Sortable columns, none of which is ever null. */
const ORDERS = ['property_name', 'views', 'confirmed_on', 'created_at', 'updated_at'] as const;
type Order = (typeof ORDERS)[number];

export const NEWEST = '-created_at';

/** Cursor of the next page: after this value and, for equal values, after this id. */
export type PageCursor = readonly [at: string, id: string];

const orderOf = ({ sort }: ListSearch): { readonly by: Order; readonly isDown: boolean } => {
  const sortKey = sort ?? NEWEST;
  const name = sortKey.startsWith('-') ? sortKey.slice(1) : sortKey;
  return {
    by: ORDERS.find((one) => one === name) ?? 'created_at',
    isDown: sortKey.startsWith('-'),
  };
};

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const fetchOwnListings =
  ({ search, owner }: OwnListingsQuery, after: PageCursor | null, size: number) =>
  (client: DataClient) => {
    const { words, filters } = search;
    const { by, isDown } = orderOf(search);
    let call = client
      .from('listings')
      .select(
        'id, property_name, location, state, property_type, price, total_beds, total_units, status, approval_status, is_confidential, is_unlisted, views, confirmed_on, created_at, updated_at, broker_accounts!inner(user_id), revisions(status), transactions(id, property_name, status, side, owner_id, deleted_at)',
      )
      .eq('broker_accounts.user_id', owner)
      .order(by, { ascending: !isDown })
      .order('id', { ascending: !isDown })
      .limit(size);
    if (words !== '') call = call.ilike('property_name', `*${words.replace(/[%_*\\]/g, '_')}*`);
    for (const filter of filters) {
      const { field, is, values } = filter;
      const [first = '', second = first] = values;
      if (field === 'created_at') {
        const { from, before } = toTimeRange(filter, new Date());
        if (from !== undefined) call = call.gte('created_at', from);
        if (before !== undefined) call = call.lt('created_at', before);
      } else if (field === 'price' || field === 'total_beds') {
        if (is === 'at_least' || is === 'between') call = call.gte(field, Number(first));
        if (is === 'at_most' || is === 'between') call = call.lte(field, Number(second));
      } else if (field === 'is_unlisted') {
        call = call.eq(field, first === 'true');
      } else if (is === 'none_of') call = call.not(field, 'in', `(${values.join(',')})`);
      else call = call.in(field, [...values]);
    }
    if (after === null) return call;
    const [at, id] = [quoted(after[0]), after[1]];
    const behind = isDown ? 'lt' : 'gt';
    return call.or(`${by}.${behind}.${at},and(${by}.eq.${at},id.${behind}.${id})`);
  };

interface PageQuery {
  readonly queryArg: OwnListingsQuery;
  readonly pageParam: PageCursor | null;
}

const ownListings = ({ queryArg, pageParam }: PageQuery) =>
  fetchOwnListings(queryArg, pageParam, OWN_LISTINGS_PAGE);

interface ExportQuery extends OwnListingsQuery {
  readonly after: PageCursor | null;
}

const ownListingsOfFile = ({ after, ...rest }: ExportQuery) =>
  fetchOwnListings(rest, after, OWN_LISTINGS_EXPORT);

export type OwnListing = ResponseOf<typeof ownListings>[number];

/** The cursor after these rows; undefined on the last page. */
export function getNextPageCursor(
  rows: readonly OwnListing[],
  size: number,
  search: ListSearch,
): PageCursor | undefined {
  const last = rows.at(-1);
  if (rows.length < size || last === undefined) return undefined;
  return [String(last[orderOf(search).by]), last.id];
}

export const ownListingsTags = baseApi.enhanceEndpoints({
  addTagTypes: ['OwnListings', 'ListingDrafts'],
});

export const ownListingsApi = ownListingsTags.injectEndpoints({
  endpoints: (build) => ({
    listOwnListings: build.infiniteQuery<
      ResponseOf<typeof ownListings>,
      OwnListingsQuery,
      PageCursor | null
    >({
      query: ownListings,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page, _pages, _after, _places, { search }) =>
          getNextPageCursor(page, OWN_LISTINGS_PAGE, search),
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OwnListings'],
      // Refetches when a review finishes or a listing changes without its owner's action.
      onCacheEntryAdded: follow({
        sources: (_pages: unknown, { owner }: OwnListingsQuery) => [
          { table: 'notifications', filter: `user_id=eq.${owner}` },
        ],
        refetch: ownListingsTags.util.invalidateTags(['OwnListings']),
      }),
    }),

    /** Fetches a page for export, independent of the screen's cache. */
    readOwnListings: build.query<ResponseOf<typeof ownListingsOfFile>, ExportQuery>({
      query: ownListingsOfFile,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListOwnListingsInfiniteQuery } = ownListingsApi;
