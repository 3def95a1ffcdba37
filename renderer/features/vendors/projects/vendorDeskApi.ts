import '#shared/texts/projects.ts';
import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { projectNotices } from '#shared/texts/projects.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { areClients, type ClientRow, isClientOrNone } from './clients.ts';
import { areClosingQuotes } from './closingQuotes.ts';
import { isVendorFiguresOrNone } from './vendorFigures.ts';

const clients = (after: string | null, size: number) => (client: DataClient) =>
  client.rpc('my_clients', { page_size: size, ...(after !== null && { after }) });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ProjectRequests', 'VendorClients'] });

/** Vendors are notified of members' decisions; the rows themselves are not published to realtime. */
const following = (tag: 'ProjectRequests' | 'VendorClients') =>
  follow({
    sources: () => [{ table: 'notifications' }],
    refetch: api.util.invalidateTags([tag]),
  });

/** The vendor's own data other than requests and quotes. */
export const vendorDeskApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['VendorClients'])) => ({
    vendorFigures: build.query<
      ShapeOf<typeof isVendorFiguresOrNone>,
      { readonly first: string; readonly last: string }
    >({
      query: ({ first, last }) => rpc('vendor_figures', { from: first, until: last }),
      extraOptions: { failure: 'inline', accepts: isVendorFiguresOrNone },
      providesTags: ['ProjectRequests'],
      onCacheEntryAdded: following('ProjectRequests'),
    }),

    /** Quote requests for closings sent to the user's confirmed email. */
    closingQuotes: read(
      { failure: 'silent', accepts: areClosingQuotes },
      () => rpc('my_closing_quotes'),
      ['ProjectRequests'],
    ),

    listClients: build.infiniteQuery<readonly ClientRow[], void, string | null>({
      query: ({ pageParam: after }) => clients(after, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, TICKETS_PAGE_SIZE) ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areClients },
      providesTags: ['VendorClients'],
      onCacheEntryAdded: following('VendorClients'),
    }),

    /** Fetches a page for export, independent of the screen's cache. */
    readClients: read(
      { keepUnusedDataFor: 0, accepts: areClients },
      (after: string | null) => clients(after, ADMIN_EXPORT_PAGE_SIZE),
      [],
    ),

    vendorClient: build.query<ShapeOf<typeof isClientOrNone>, string>({
      query: (id) => rpc('vendor_client', { id }),
      extraOptions: { failure: 'inline', accepts: isClientOrNone },
      providesTags: ['VendorClients'],
      onCacheEntryAdded: following('VendorClients'),
    }),

    /** Saves a note about a client; an empty one is kept as empty. */
    noteClient: write({ success: projectNotices.noted }, rpcWith('save_client_note', 'id', 'note')),
  }),
});

export const {
  useVendorFiguresQuery,
  useClosingQuotesQuery,
  useListClientsInfiniteQuery,
  useVendorClientQuery,
  useNoteClientMutation,
} = vendorDeskApi;
