import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: ({ communityId, from, to }) => rpc('list_activities', { communityId, from, to }),
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
      query: ({ id, communityId, version, values, isFollowing }) =>
        rpc('save_activity', { id, communityId, version, values, isFollowing }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.activitySaved },
      invalidatesTags: ['Activities'],
    }),

    cancelActivity: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly isFollowing: boolean }
    >({
      query: ({ id, reason, isFollowing }) => rpc('cancel_activity', { id, reason, isFollowing }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Activities'],
    }),

    roster: build.query<Roster, string>({
      query: (activityId) => rpc('get_activity_roster', { activityId }),
      extraOptions: { failure: 'inline', accepts: isRoster },
      providesTags: ['Activities'],
    }),

    signUp: build.mutation<
      unknown,
      { readonly activityId: string; readonly residentId: string; readonly isComing: boolean }
    >({
      query: ({ activityId, residentId, isComing }) =>
        rpc('sign_up_for_activity', { activityId, residentId, isComing }),
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
      query: ({ activityId, residentId, attendance }) =>
        rpc('record_activity_attendance', {
          activityId,
          residentId,
          ...(attendance !== null && { attendance }),
        }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Activities', 'Engagement'],
    }),

    engagement: build.query<Engagement, string>({
      query: (communityId) => rpc('get_activity_engagement', { communityId }),
      extraOptions: { failure: 'inline', accepts: isEngagement },
      providesTags: ['Engagement'],
    }),

    setInterests: build.mutation<
      unknown,
      { readonly residentId: string; readonly interests: string[]; readonly note: string }
    >({
      query: ({ residentId, interests, note }) =>
        rpc('set_activity_interests', { residentId, interests, note }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Engagement', 'Activities'],
    }),
  }),
});
