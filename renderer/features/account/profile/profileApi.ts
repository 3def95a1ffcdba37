import '#shared/texts/listings.ts';
import '#shared/texts/profile.ts';
import type { Json } from '#shared/database.types.ts';
import { profileNotices } from '#shared/texts/profile.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import * as s from '../../../ui/shape/shape.ts';

const isRequest = s.orNull(s.object({ status: s.oneOf(['pending', 'rejected']) }));

const PICTURES = 'avatars';
const PUBLIC = `/storage/v1/object/public/${PICTURES}/`;

const isLicense = s.object({ state: s.text, number: s.text, expires_on: s.orNull(s.text) });
const isBroker = s.object({
  years_experience: s.orNull(s.number),
  specialization: s.orNull(s.text),
  service_areas: s.listOf(s.text),
});
const isPractice = s.object({ broker: s.orNull(isBroker), licenses: s.listOf(isLicense) });

export type License = s.ShapeOf<typeof isLicense>;
export type Practice = s.ShapeOf<typeof isPractice>;

/** Reads both tables in one response, licenses by expiration date with undated ones first by age. */
const practice = (userId: string) => async (client: DataClient) => {
  const broker = await client
    .from('broker_profiles')
    .select('years_experience, specialization, service_areas')
    .eq('user_id', userId)
    .maybeSingle();
  if (broker.error !== null) return broker;
  const licenses = await client
    .from('professional_licenses')
    .select('state, number, expires_on')
    .eq('user_id', userId)
    .order('state');
  if (licenses.error !== null) return licenses;
  return { data: { broker: broker.data, licenses: licenses.data ?? [] }, error: null };
};

const seller = (userId: string) => (client: DataClient) =>
  client
    .from('seller_profiles')
    .select(
      'draft_id, property_name, property_types, location, occupancy, timeline, price_range, reason, additional_information',
    )
    .eq('user_id', userId)
    .maybeSingle();

export type SellerProfile = NonNullable<ResponseOf<typeof seller>>;

interface BrokerCall {
  readonly full_name: string;
  readonly brokerage: string;
  readonly license_number: string;
  readonly license_state: string;
  readonly years_experience?: number;
  readonly specialization?: string;
  readonly service_areas: string[];
  readonly bio: string;
}

export interface SellerRequest {
  readonly draft_id: string;
  readonly content: Json;
  readonly property_name: string;
  readonly property_types: string[];
  readonly location: string;
  readonly occupancy: string;
  readonly timeline: string;
  readonly price_range: string;
  readonly reason: string;
  readonly additional_information: string;
}

interface Picture {
  readonly userId: string;
  /** Path of the previous photo, which is removed. */
  readonly before: string | null;
  /** Null removes the photo. */
  readonly content: Blob | null;
}

/** Uploads the new photo, updates the profile, then removes the old one; in this order a failure loses nothing. */
const changePicture =
  ({ userId, before, content }: Picture) =>
  async (client: DataClient) => {
    const path = `${userId}/${crypto.randomUUID()}`;
    if (content !== null) {
      const sent = await client.storage
        .from(PICTURES)
        .upload(path, content, { contentType: content.type });
      if (sent.error !== null) return sent;
    }
    const avatar_url = content === null ? null : `${PUBLIC}${path}`;
    const changed = await client.from('profiles').update({ avatar_url }).eq('id', userId);
    if (changed.error !== null) return changed;
    if (before?.startsWith(PUBLIC)) {
      await client.storage.from(PICTURES).remove([before.slice(PUBLIC.length)]);
    }
    return changed;
  };

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Account', 'Practice', 'SellerProfile', 'ListingDrafts'],
});

const profileApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Account'])) => ({
    /** Whether the caller's approved listings use a different name than their profile, and why. */
    getNamesRequest: read(
      { failure: 'silent', accepts: isRequest },
      (id: string) => (client) =>
        client.from('revisions').select('status').eq('profile_id', id).maybeSingle(),
    ),

    getMyPractice: read(isPractice, practice, ['Practice']),

    saveBrokerProfile: write(
      { failure: 'toast', success: profileNotices.brokerSaved },
      (call: BrokerCall) => (client) => client.rpc('save_broker_profile', call),
      (_done, error) => (error ? [] : ['Practice', 'Account']),
    ),

    saveLicense: write(
      { failure: 'toast', success: profileNotices.licenseSaved },
      (license: License) => (client) =>
        client.from('professional_licenses').upsert(license, { onConflict: 'user_id,state' }),
      (_done, error) => (error ? [] : ['Practice']),
    ),

    removeLicense: write(
      { failure: 'toast' },
      (state: string) => (client) =>
        client.from('professional_licenses').delete().eq('state', state),
      (_done, error) => (error ? [] : ['Practice']),
    ),

    getMySellerProfile: build.query<ResponseOf<typeof seller>, string>({
      query: seller,
      extraOptions: { failure: 'inline' },
      providesTags: ['SellerProfile'],
    }),

    /** Returns the id of the listing draft it created or found. */
    saveSellerProfile: write(
      { failure: 'toast', accepts: s.text },
      (call: SellerRequest) => (client) => client.rpc('save_seller_profile', call),
      (_done, error) => (error ? [] : ['SellerProfile', 'ListingDrafts']),
    ),

    changePicture: write({ failure: 'toast' }, changePicture, (_done, error) =>
      error ? [] : ['Account'],
    ),
  }),
});

export const {
  useGetNamesRequestQuery,
  useGetMyPracticeQuery,
  useSaveBrokerProfileMutation,
  useSaveLicenseMutation,
  useRemoveLicenseMutation,
  useGetMySellerProfileQuery,
  useSaveSellerProfileMutation,
  useChangePictureMutation,
} = profileApi;
