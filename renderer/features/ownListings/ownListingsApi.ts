import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import type { AnswerOf } from '../../core/api/answerOf.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { momentsOf } from '../../kit/search/moments.ts';
import type { ListSearch } from '../../kit/work/list/useListSearch.ts';

const OWN_LISTINGS_PAGE = TICKETS_PAGE_SIZE;
export const OWN_LISTINGS_EXPORT = ADMIN_EXPORT_PAGE_SIZE;

export interface OwnListingsAsked {
  readonly search: ListSearch;
  /** The account whose listings they are. */
  readonly owner: string;
}

/** Where the next page begins: behind this moment and, of that moment, behind this id. */
type Place = readonly [at: string, id: string];

const asked =
  ({ search: { words, filters }, owner }: OwnListingsAsked, after: Place | null, size: number) =>
  (client: DataClient) => {
    let call = client
      .from('listings')
      .select(
        'id, property_name, location, state, property_type, price, total_beds, total_units, status, approval_status, views, confirmed_on, created_at, updated_at, broker_accounts!inner(user_id), revisions(status)',
      )
      .eq('broker_accounts.user_id', owner)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(size);
    if (words !== '') call = call.ilike('property_name', `*${words.replace(/[%_*\\]/g, '_')}*`);
    for (const filter of filters) {
      const { field, is, values } = filter;
      const [first = '', second = first] = values;
      if (field === 'created_at') {
        const { from, before } = momentsOf(filter, new Date());
        if (from !== undefined) call = call.gte('created_at', from);
        if (before !== undefined) call = call.lt('created_at', before);
      } else if (field === 'price' || field === 'total_beds') {
        if (is === 'at_least' || is === 'between') call = call.gte(field, Number(first));
        if (is === 'at_most' || is === 'between') call = call.lte(field, Number(second));
      } else if (is === 'none_of') call = call.not(field, 'in', `(${values.join(',')})`);
      else call = call.in(field, [...values]);
    }
    if (after === null) return call;
    const [at, id] = after;
    return call.or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${id})`);
  };

interface PageAsked {
  readonly queryArg: OwnListingsAsked;
  readonly pageParam: Place | null;
}

const ownListings = ({ queryArg, pageParam }: PageAsked) =>
  asked(queryArg, pageParam, OWN_LISTINGS_PAGE);

interface FileAsked extends OwnListingsAsked {
  readonly after: Place | null;
}

const ownListingsOfFile = ({ after, ...rest }: FileAsked) =>
  asked(rest, after, OWN_LISTINGS_EXPORT);

export type OwnListing = AnswerOf<typeof ownListings>[number];

/** Behind what the next page begins; nothing behind the last. */
export function placeAfter(rows: readonly OwnListing[], size: number): Place | undefined {
  const last = rows.at(-1);
  return rows.length < size || last === undefined ? undefined : [last.created_at, last.id];
}

export const ownListingsTags = baseApi.enhanceEndpoints({
  addTagTypes: ['OwnListings', 'ListingDrafts'],
});

export const ownListingsApi = ownListingsTags.injectEndpoints({
  endpoints: (build) => ({
    listOwnListings: build.infiniteQuery<
      AnswerOf<typeof ownListings>,
      OwnListingsAsked,
      Place | null
    >({
      query: ownListings,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => placeAfter(page, OWN_LISTINGS_PAGE),
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OwnListings'],
    }),

    /** One page for a file, whatever the screen keeps. */
    readOwnListings: build.query<AnswerOf<typeof ownListingsOfFile>, FileAsked>({
      query: ownListingsOfFile,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListOwnListingsInfiniteQuery } = ownListingsApi;
