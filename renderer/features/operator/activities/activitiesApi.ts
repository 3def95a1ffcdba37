import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
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
  endpoints: (build, { read, write } = calls(build, ['Activities'])) => ({
    activities: read(isActivityList, rpcWith('list_activities', 'communityId', 'from', 'to')),

    saveActivity: write(
      { success: dailyLifeNotices.activitySaved },
      rpcWith('save_activity', 'id', 'communityId', 'version', 'values', 'isFollowing'),
    ),

    cancelActivity: write(rpcWith('cancel_activity', 'id', 'reason', 'isFollowing')),
    roster: read(isRoster, (activityId: string) => rpc('get_activity_roster', { activityId })),
    signUp: write(rpcWith('sign_up_for_activity', 'activityId', 'residentId', 'isComing')),

    recordAttendance: write(
      {},
      ({
        activityId,
        residentId,
        attendance,
      }: {
        readonly activityId: string;
        readonly residentId: string /** Null removes it. */;
        readonly attendance: string | null;
      }) =>
        rpc('record_activity_attendance', {
          activityId,
          residentId,
          ...(attendance !== null && { attendance }),
        }),
      ['Activities', 'Engagement'],
    ),

    engagement: read(
      isEngagement,
      (communityId: string) => rpc('get_activity_engagement', { communityId }),
      ['Engagement'],
    ),

    setInterests: write({}, rpcWith('set_activity_interests', 'residentId', 'interests', 'note'), [
      'Engagement',
      'Activities',
    ]),
  }),
});
