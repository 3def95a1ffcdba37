import '#shared/texts/vendors.ts';
import { ADMIN_EXPORT_PAGE_SIZE, ADMIN_PAGE_SIZE } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import { areStaffVendors, toServerFilters } from './staffVendor.ts';

type VendorsResult = ShapeOf<typeof areStaffVendors>;

const queryVendors =
  ({ words, filters, sort }: ListSearch, after: string | null, page_size: number) =>
  (client: DataClient) =>
    client.rpc('admin_vendors', {
      page_size,
      filters: toServerFilters(filters),
      ...(words && { search: words }),
      ...(sort && { sort }),
      ...(after !== null && { after }),
    });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Vendors', 'AdminActs'] });

export const staffVendorsApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listStaffVendors: build.infiniteQuery<VendorsResult, ListSearch, string | null>({
      query: ({ queryArg, pageParam }) => queryVendors(queryArg, pageParam, ADMIN_PAGE_SIZE),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areStaffVendors },
      providesTags: ['Vendors'],
    }),

    /** Fetches one page for an export, independent of the screen's cache. */
    readStaffVendors: read(
      { keepUnusedDataFor: 0, accepts: areStaffVendors },
      ({ search, after }: { readonly search: ListSearch; readonly after: string | null }) =>
        queryVendors(search, after, ADMIN_EXPORT_PAGE_SIZE),
    ),

    /** Part of a bulk action whose result is announced once. */
    featureVendor: write(
      {},
      ({ id, featured }: { readonly id: string; readonly featured: boolean }) =>
        (client) =>
          client.rpc('review_vendor', { vendor_id: id, featured }),
      (_done, error) => (error ? [] : ['Vendors', 'AdminActs']),
    ),
  }),
});

export const { useListStaffVendorsInfiniteQuery, useFeatureVendorMutation } = staffVendorsApi;
