import '#shared/texts/family.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { familyNotices } from '#shared/texts/family.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf } from '../../../data/api/fileUrl.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areAppointments,
  areConsentChanges,
  areHomeResidents,
  arePhotoResidents,
  arePosts,
  areThreads,
  isAccessList,
  isFamilyCalendar,
  isSlotDay,
  isSummary,
  isThread,
  isVisitList,
} from './familyShapes.ts';

const BUCKET = 'family-photos';

interface PostPhoto {
  readonly id: string;
  readonly content: Blob;
  readonly residentIds: readonly string[];
}

interface NewPost {
  readonly id: string;
  readonly communityId: string;
  readonly residentId: string | null;
  readonly body: string;
  readonly photos: readonly PostPhoto[];
}

interface Period {
  readonly from: string;
  readonly to: string;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['FamilyPosts', 'FamilyThreads', 'FamilyVisits', 'Consents', 'FamilyHome'],
});

/** Rows say only that a conversation changed; the texts are read by calls that check access. */
const followThreads = follow({
  sources: () => [{ table: 'family_threads' }],
  refetch: tags.util.invalidateTags(['FamilyThreads']),
});

const sendPost =
  ({ id, communityId, residentId, body, photos }: NewPost) =>
  async (client: DataClient) => {
    for (const { id: photoId, content } of photos) {
      const sent = await client.storage
        .from(BUCKET)
        .upload([communityId, id, photoId].join('/'), content, {
          contentType: content.type,
          upsert: false,
        });
      // A repeat after a lost response finds its own upload.
      if (sent.error !== null && !/exist/i.test(sent.error.message)) return sent;
    }
    return await client.rpc('save_family_post', {
      p_id: id,
      p_community_id: communityId,
      p_resident_id: residentId as string,
      p_body: body,
      p_photos: photos.map((one) => ({ id: one.id, resident_ids: [...one.residentIds] })) as Json,
    });
  };

export const {
  useFamilyHomeQuery,
  useFamilyPostsQuery,
  usePhotoResidentsQuery,
  useSavePostMutation,
  useRemovePostMutation,
  useFamilyPhotoQuery,
  useFamilyThreadsQuery,
  useFamilyThreadQuery,
  useSendFamilyMessageMutation,
  useVisitSlotsQuery,
  useBookVisitMutation,
  useCancelVisitMutation,
  useDecideVisitMutation,
  useVisitsQuery,
  useSaveVisitSettingsMutation,
  useAppointmentsQuery,
  useSaveAppointmentMutation,
  useRemoveAppointmentMutation,
  useFamilyCalendarQuery,
  useFamilySummaryQuery,
  useFamilyAccessQuery,
  useConsentHistoryQuery,
  useSetPhotoConsentMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['FamilyVisits'])) => ({
    familyHome: build.query<s.ShapeOf<typeof areHomeResidents>, void>({
      query: () => rpc('get_family_home'),
      extraOptions: { failure: 'inline', accepts: areHomeResidents },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyHome', 'FamilyThreads', 'FamilyVisits'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'family_threads' }, { table: 'resident_consents' }],
        refetch: tags.util.invalidateTags(['FamilyHome', 'FamilyThreads', 'FamilyPosts']),
      }),
    }),

    familyPosts: read(
      { keepUnusedDataFor: 0, accepts: arePosts },
      (communityId: string) => rpc('list_family_posts', { communityId }),
      ['FamilyPosts', 'FamilyHome'],
    ),

    photoResidents: read(
      { keepUnusedDataFor: 0, accepts: arePhotoResidents },
      (communityId: string) => rpc('list_photo_residents', { communityId }),
      [],
    ),

    savePost: write({ success: familyNotices.posted }, sendPost, ['FamilyPosts']),

    removePost: write(
      { failure: 'toast', success: familyNotices.removed },
      (id: string) => rpc('remove_family_post', { id }),
      ['FamilyPosts'],
    ),

    /** The photo as a data URL. There are no signed links, and the content policy allows no blob URLs in images. */
    familyPhoto: read(
      { failure: 'silent', keepUnusedDataFor: 30, accepts: s.text },
      (path: string) => (client) => dataUrlOf(client, BUCKET, path),
      ['FamilyPosts'],
    ),

    familyThreads: build.query<s.ShapeOf<typeof areThreads>, string>({
      query: (communityId) => rpc('list_family_threads', { communityId }),
      extraOptions: { failure: 'inline', accepts: areThreads },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyThreads'],
      onCacheEntryAdded: followThreads,
    }),

    familyThread: build.query<s.ShapeOf<typeof isThread>, string>({
      query: (residentId) => rpc('get_family_thread', { residentId }),
      extraOptions: { failure: 'inline', accepts: isThread },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyThreads', 'FamilyHome'],
      onCacheEntryAdded: followThreads,
    }),

    sendFamilyMessage: write({}, rpcWith('send_family_message', 'id', 'residentId', 'body'), [
      'FamilyThreads',
    ]),

    visitSlots: read(
      { keepUnusedDataFor: 0, accepts: isSlotDay },
      rpcWith('list_visit_slots', 'communityId', 'day'),
    ),

    bookVisit: write(
      { success: familyNotices.booked },
      rpcWith('book_visit', 'id', 'residentId', 'startsAt', 'guests', 'note'),
    ),

    cancelVisit: write({ failure: 'toast', success: familyNotices.cancelled }, (id: string) =>
      rpc('cancel_visit', { id }),
    ),

    decideVisit: build.mutation<
      unknown,
      { readonly id: string; readonly confirms: boolean; readonly reason: string | null }
    >({
      query: ({ id, confirms, reason }) =>
        rpc('decide_visit', { id, confirms, ...(reason !== null && { reason }) }),
      extraOptions: { failure: 'inline', success: familyNotices.decided },
      invalidatesTags: ['FamilyVisits'],
    }),

    visits: read(
      isVisitList,
      ({ communityId, from, to }: Period & { readonly communityId: string }) =>
        rpc('list_visits', { communityId, from, to }),
    ),

    saveVisitSettings: write(
      { success: familyNotices.saved },
      rpcWith('save_visit_settings', 'communityId', 'version', 'values'),
    ),

    appointments: read(areAppointments, (communityId: string) =>
      rpc('list_appointments', { communityId }),
    ),

    saveAppointment: write(
      { success: familyNotices.saved },
      rpcWith('save_appointment', 'id', 'residentId', 'values'),
    ),

    removeAppointment: write({ failure: 'toast' }, (id: string) =>
      rpc('remove_appointment', { id }),
    ),

    familyCalendar: read(
      { keepUnusedDataFor: 0, accepts: isFamilyCalendar },
      ({ residentId, from, to }: Period & { readonly residentId: string }) =>
        rpc('list_family_calendar', { residentId, from, to }),
      ['FamilyVisits', 'FamilyHome'],
    ),

    familySummary: read(
      { keepUnusedDataFor: 0, accepts: isSummary },
      (residentId: string) => rpc('get_family_summary', { residentId }),
      ['FamilyHome'],
    ),

    familyAccess: read(
      { keepUnusedDataFor: 0, accepts: isAccessList },
      (communityId: string) => rpc('list_family_access', { communityId }),
      ['Consents'],
    ),

    consentHistory: read(
      { keepUnusedDataFor: 0, accepts: areConsentChanges },
      (residentId: string) => rpc('list_consent_history', { residentId }),
      ['Consents'],
    ),

    setPhotoConsent: write(
      { success: familyNotices.photoConsent },
      rpcWith('set_photo_consent', 'residentId', 'isGranted'),
      ['Consents', 'FamilyPosts'],
    ),
  }),
});
