import { USER_DATA_CACHE_SECONDS } from '#shared/constants.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/reviews.ts';
import { vendorsNotices } from '#shared/texts/vendors.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { Database } from '../../../data/api/database.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  areVendorCounts,
  areVendors,
  isOwnVendorOrNull,
  isVendorOrNull,
  isVendorReviewFileOrNull,
  type Vendor,
} from './vendor.ts';

const COLUMNS =
  'id, company_name, description, category, states, specialization_tags, years_experience, verification_status, verified, featured, availability_status, allows_online_meetings, allows_in_person_meetings, created_at, updated_at';

/** Directory query; an omitted field doesn't filter. */
interface VendorSearch {
  readonly category?: string | undefined;
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  /** Only staff may query a status other than `verified`. */
  readonly status?: string | undefined;
  readonly after?: string | undefined;
}

type NewVendor = Pick<
  Database['public']['Tables']['vendors']['Row'],
  | 'company_name'
  | 'description'
  | 'category'
  | 'states'
  | 'specialization_tags'
  | 'years_experience'
>;

interface Creation {
  readonly fullName: string;
  readonly vendor: NewVendor;
}

interface Change {
  readonly id: string;
  /** The previous revision that this one replaces. */
  readonly replaces?: string | undefined;
  readonly changes: Partial<
    NewVendor &
      Pick<Vendor, 'availability_status' | 'allows_online_meetings' | 'allows_in_person_meetings'>
  >;
}

interface Review {
  readonly id: string;
  readonly verification?: string;
  readonly featured?: boolean;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Vendors', 'AdminActs'] });

const vendorsApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Vendors'])) => ({
    findVendors: read(
      areVendors,
      (search: VendorSearch) => (client) => client.rpc('find_vendors', defined(search)),
    ),

    countVendors: read({ failure: 'silent', accepts: areVendorCounts }, () => rpc('vendor_counts')),

    /** Null if it doesn't exist or the user can't see it. */
    getVendor: read(
      isVendorOrNull,
      (vendor_id: string) => (client) => client.rpc('get_vendor', { vendor_id }),
    ),

    /** Null if the user has none. */
    getMyVendor: read(
      { keepUnusedDataFor: USER_DATA_CACHE_SECONDS, accepts: isOwnVendorOrNull },
      (userId: string) => (client) =>
        client
          .from('vendors')
          .select(`${COLUMNS}, revisions(id, status, changes)`)
          .eq('user_id', userId)
          .maybeSingle(),
    ),

    createVendor: write(
      { success: vendorsNotices.vendorCreated, accepts: s.text },
      ({ fullName, vendor: { description, ...vendor } }: Creation) =>
        (client) =>
          client.rpc('create_vendor', {
            full_name: fullName,
            ...vendor,
            ...defined({ description: description ?? undefined }),
          }),
      (_result, error) => (error ? [] : ['Vendors', 'Account', 'Roles']),
    ),

    updateVendor: write(
      { failure: 'toast' },
      ({ id, replaces, changes }: Change) =>
        async (client) => {
          if (replaces !== undefined) {
            const withdrawn = await client.from('revisions').delete().eq('id', replaces);
            if (withdrawn.error !== null) return withdrawn;
          }
          return client.from('vendors').update(changes).eq('id', id);
        },
      (_done, error) => (error ? [] : ['Vendors']),
    ),

    /** Staff only. */
    getVendorReview: read(
      isVendorReviewFileOrNull,
      (vendor_id: string) => (client) => client.rpc('vendor_review', { vendor_id }),
    ),

    reviewRevision: write(
      { failure: 'toast' },
      ({ id, decision }: { readonly id: string; readonly decision: 'approved' | 'rejected' }) =>
        (client) =>
          client.rpc('review_revision', { revision_id: id, decision }),
      (_done, error) => (error ? [] : ['Vendors', 'AdminActs']),
    ),

    reviewVendor: write(
      { failure: 'toast' },
      ({ id, verification, featured }: Review) =>
        (client) =>
          client.rpc('review_vendor', {
            vendor_id: id,
            ...defined({ verification_status: verification, featured }),
          }),
      (_done, error) => (error ? [] : ['Vendors', 'AdminActs']),
    ),
  }),
});

/** Removes undefined values so the call's defaults apply. */
function defined<Values extends object>(values: Values) {
  type DefinedValues = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as DefinedValues;
}

export const {
  useFindVendorsQuery,
  usePrefetch: usePrefetchVendors,
  useCountVendorsQuery,
  useGetVendorQuery,
  useLazyGetVendorQuery,
  useGetMyVendorQuery,
  useCreateVendorMutation,
  useUpdateVendorMutation,
  useReviewVendorMutation,
  useGetVendorReviewQuery,
  useReviewRevisionMutation,
} = vendorsApi;
