import '#shared/texts/family.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { familyNotices } from '#shared/texts/family.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    familyHome: build.query<ShapeOf<typeof areHomeResidents>, void>({
      query: () => rpc('get_family_home'),
      extraOptions: { failure: 'inline', accepts: areHomeResidents },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyHome', 'FamilyThreads', 'FamilyVisits'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'family_threads' }, { table: 'resident_consents' }],
        refetch: tags.util.invalidateTags(['FamilyHome', 'FamilyThreads', 'FamilyPosts']),
      }),
    }),

    familyPosts: build.query<ShapeOf<typeof arePosts>, string>({
      query: (communityId) => rpc('list_family_posts', { communityId }),
      extraOptions: { failure: 'inline', accepts: arePosts },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyPosts', 'FamilyHome'],
    }),

    photoResidents: build.query<ShapeOf<typeof arePhotoResidents>, string>({
      query: (communityId) => rpc('list_photo_residents', { communityId }),
      extraOptions: { failure: 'inline', accepts: arePhotoResidents },
      keepUnusedDataFor: 0,
    }),

    savePost: build.mutation<unknown, NewPost>({
      query: sendPost,
      extraOptions: { failure: 'inline', success: familyNotices.posted },
      invalidatesTags: ['FamilyPosts'],
    }),

    removePost: build.mutation<unknown, string>({
      query: (id) => rpc('remove_family_post', { id }),
      extraOptions: { success: familyNotices.removed },
      invalidatesTags: ['FamilyPosts'],
    }),

    /** The photo as a data URL. There are no signed links, and the content policy allows no blob URLs in images. */
    familyPhoto: build.query<string, string>({
      query: (path) => (client) => dataUrlOf(client, BUCKET, path),
      extraOptions: { failure: 'silent', accepts: text },
      keepUnusedDataFor: 30,
      providesTags: ['FamilyPosts'],
    }),

    familyThreads: build.query<ShapeOf<typeof areThreads>, string>({
      query: (communityId) => rpc('list_family_threads', { communityId }),
      extraOptions: { failure: 'inline', accepts: areThreads },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyThreads'],
      onCacheEntryAdded: followThreads,
    }),

    familyThread: build.query<ShapeOf<typeof isThread>, string>({
      query: (residentId) => rpc('get_family_thread', { residentId }),
      extraOptions: { failure: 'inline', accepts: isThread },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyThreads', 'FamilyHome'],
      onCacheEntryAdded: followThreads,
    }),

    sendFamilyMessage: build.mutation<
      unknown,
      { readonly id: string; readonly residentId: string; readonly body: string }
    >({
      query: ({ id, residentId, body }) => rpc('send_family_message', { id, residentId, body }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['FamilyThreads'],
    }),

    visitSlots: build.query<
      ShapeOf<typeof isSlotDay>,
      { readonly communityId: string; readonly day: string }
    >({
      query: ({ communityId, day }) => rpc('list_visit_slots', { communityId, day }),
      extraOptions: { failure: 'inline', accepts: isSlotDay },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyVisits'],
    }),

    bookVisit: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly residentId: string;
        readonly startsAt: string;
        readonly guests: number;
        readonly note: string;
      }
    >({
      query: ({ id, residentId, startsAt, guests, note }) =>
        rpc('book_visit', { id, residentId, startsAt, guests, note }),
      extraOptions: { failure: 'inline', success: familyNotices.booked },
      invalidatesTags: ['FamilyVisits'],
    }),

    cancelVisit: build.mutation<unknown, string>({
      query: (id) => rpc('cancel_visit', { id }),
      extraOptions: { success: familyNotices.cancelled },
      invalidatesTags: ['FamilyVisits'],
    }),

    decideVisit: build.mutation<
      unknown,
      { readonly id: string; readonly confirms: boolean; readonly reason: string | null }
    >({
      query: ({ id, confirms, reason }) =>
        rpc('decide_visit', { id, confirms, ...(reason !== null && { reason }) }),
      extraOptions: { failure: 'inline', success: familyNotices.decided },
      invalidatesTags: ['FamilyVisits'],
    }),

    visits: build.query<ShapeOf<typeof isVisitList>, Period & { readonly communityId: string }>({
      query: ({ communityId, from, to }) => rpc('list_visits', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: isVisitList },
      providesTags: ['FamilyVisits'],
    }),

    saveVisitSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: object }
    >({
      query: ({ communityId, version, values }) =>
        rpc('save_visit_settings', { communityId, version, values }),
      extraOptions: { failure: 'inline', success: familyNotices.saved },
      invalidatesTags: ['FamilyVisits'],
    }),

    appointments: build.query<ShapeOf<typeof areAppointments>, string>({
      query: (communityId) => rpc('list_appointments', { communityId }),
      extraOptions: { failure: 'inline', accepts: areAppointments },
      providesTags: ['FamilyVisits'],
    }),

    saveAppointment: build.mutation<
      unknown,
      { readonly id: string; readonly residentId: string; readonly values: object }
    >({
      query: ({ id, residentId, values }) => rpc('save_appointment', { id, residentId, values }),
      extraOptions: { failure: 'inline', success: familyNotices.saved },
      invalidatesTags: ['FamilyVisits'],
    }),

    removeAppointment: build.mutation<unknown, string>({
      query: (id) => rpc('remove_appointment', { id }),
      invalidatesTags: ['FamilyVisits'],
    }),

    familyCalendar: build.query<
      ShapeOf<typeof isFamilyCalendar>,
      Period & { readonly residentId: string }
    >({
      query: ({ residentId, from, to }) => rpc('list_family_calendar', { residentId, from, to }),
      extraOptions: { failure: 'inline', accepts: isFamilyCalendar },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyVisits', 'FamilyHome'],
    }),

    familySummary: build.query<ShapeOf<typeof isSummary>, string>({
      query: (residentId) => rpc('get_family_summary', { residentId }),
      extraOptions: { failure: 'inline', accepts: isSummary },
      keepUnusedDataFor: 0,
      providesTags: ['FamilyHome'],
    }),

    familyAccess: build.query<ShapeOf<typeof isAccessList>, string>({
      query: (communityId) => rpc('list_family_access', { communityId }),
      extraOptions: { failure: 'inline', accepts: isAccessList },
      keepUnusedDataFor: 0,
      providesTags: ['Consents'],
    }),

    consentHistory: build.query<ShapeOf<typeof areConsentChanges>, string>({
      query: (residentId) => rpc('list_consent_history', { residentId }),
      extraOptions: { failure: 'inline', accepts: areConsentChanges },
      keepUnusedDataFor: 0,
      providesTags: ['Consents'],
    }),

    setPhotoConsent: build.mutation<
      unknown,
      { readonly residentId: string; readonly isGranted: boolean }
    >({
      query: ({ residentId, isGranted }) => rpc('set_photo_consent', { residentId, isGranted }),
      extraOptions: { failure: 'inline', success: familyNotices.photoConsent },
      invalidatesTags: ['Consents', 'FamilyPosts'],
    }),
  }),
});
