import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isActivity = object({
  id: text,
  series_id: text,
  title: text,
  category: text,
  place: orNull(text),
  host: orNull(text),
  note: orNull(text),
  day: text,
  starts: text,
  minutes: number,
  capacity: orNull(number),
  cancel_reason: orNull(text),
  version: number,
  is_series: bool,
  signed_up: number,
  waitlisted: number,
  attended: number,
});
export type Activity = ShapeOf<typeof isActivity>;

const isActivityList = object({ today: text, community: text, activities: listOf(isActivity) });
export type ActivityList = ShapeOf<typeof isActivityList>;

const isRoster = object({
  id: text,
  today: text,
  residents: listOf(
    object({
      id: text,
      name: text,
      unit: orNull(text),
      status: text,
      signup: orNull(text),
      attendance: orNull(text),
      is_interested: bool,
    }),
  ),
});
export type Roster = ShapeOf<typeof isRoster>;

const isEngagement = object({
  today: text,
  residents: listOf(
    object({
      id: text,
      name: text,
      unit: orNull(text),
      last_on: orNull(text),
      in_30_days: number,
      declined: number,
      is_inactive: bool,
      interests: listOf(text),
      note: orNull(text),
    }),
  ),
});
export type Engagement = ShapeOf<typeof isEngagement>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Activities', 'Engagement'] });

export const {
  useActivitiesQuery,
  useSaveActivityMutation,
  useCancelActivityMutation,
  useRosterQuery,
  useSignUpMutation,
  useRecordAttendanceMutation,
  useEngagementQuery,
  useSetInterestsMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    activities: build.query<
      ActivityList,
      { readonly communityId: string; readonly from: string; readonly to: string }
    >({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('list_activities', { p_community_id: communityId, p_from: from, p_to: to }),
      extraOptions: { failure: 'inline', accepts: isActivityList },
      providesTags: ['Activities'],
    }),

    saveActivity: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly version: number;
        readonly values: Readonly<Record<string, Json>>;
        readonly isFollowing: boolean;
      }
    >({
      query:
        ({ id, communityId, version, values, isFollowing }) =>
        (client) =>
          client.rpc('save_activity', {
            p_id: id,
            p_community_id: communityId,
            p_version: version,
            p_values: values,
            p_is_following: isFollowing,
          }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.activitySaved },
      invalidatesTags: ['Activities'],
    }),

    cancelActivity: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly isFollowing: boolean }
    >({
      query:
        ({ id, reason, isFollowing }) =>
        (client) =>
          client.rpc('cancel_activity', {
            p_id: id,
            p_reason: reason,
            p_is_following: isFollowing,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Activities'],
    }),

    roster: build.query<Roster, string>({
      query: (activityId) => (client) =>
        client.rpc('get_activity_roster', { p_activity_id: activityId }),
      extraOptions: { failure: 'inline', accepts: isRoster },
      providesTags: ['Activities'],
    }),

    signUp: build.mutation<
      unknown,
      { readonly activityId: string; readonly residentId: string; readonly isComing: boolean }
    >({
      query:
        ({ activityId, residentId, isComing }) =>
        (client) =>
          client.rpc('sign_up_for_activity', {
            p_activity_id: activityId,
            p_resident_id: residentId,
            p_is_coming: isComing,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Activities'],
    }),

    recordAttendance: build.mutation<
      unknown,
      {
        readonly activityId: string;
        readonly residentId: string;
        /** Null removes it. */
        readonly attendance: string | null;
      }
    >({
      query:
        ({ activityId, residentId, attendance }) =>
        (client) =>
          client.rpc('record_activity_attendance', {
            p_activity_id: activityId,
            p_resident_id: residentId,
            ...(attendance !== null && { p_attendance: attendance }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Activities', 'Engagement'],
    }),

    engagement: build.query<Engagement, string>({
      query: (communityId) => (client) =>
        client.rpc('get_activity_engagement', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isEngagement },
      providesTags: ['Engagement'],
    }),

    setInterests: build.mutation<
      unknown,
      { readonly residentId: string; readonly interests: string[]; readonly note: string }
    >({
      query:
        ({ residentId, interests, note }) =>
        (client) =>
          client.rpc('set_activity_interests', {
            p_resident_id: residentId,
            p_interests: interests,
            p_note: note,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Engagement', 'Activities'],
    }),
  }),
});
