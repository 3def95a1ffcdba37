import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isActivity = s.object({
  id: s.text,
  series_id: s.text,
  title: s.text,
  category: s.text,
  place: s.orNull(s.text),
  host: s.orNull(s.text),
  note: s.orNull(s.text),
  day: s.text,
  starts: s.text,
  minutes: s.number,
  capacity: s.orNull(s.number),
  cancel_reason: s.orNull(s.text),
  version: s.number,
  is_series: s.bool,
  signed_up: s.number,
  waitlisted: s.number,
  attended: s.number,
});
export type Activity = s.ShapeOf<typeof isActivity>;

const isActivityList = s.object({
  today: s.text,
  community: s.text,
  activities: s.listOf(isActivity),
});
export type ActivityList = s.ShapeOf<typeof isActivityList>;

const isRoster = s.object({
  id: s.text,
  today: s.text,
  residents: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      unit: s.orNull(s.text),
      status: s.text,
      signup: s.orNull(s.text),
      attendance: s.orNull(s.text),
      is_interested: s.bool,
    }),
  ),
});
export type Roster = s.ShapeOf<typeof isRoster>;

const isEngagement = s.object({
  today: s.text,
  residents: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      unit: s.orNull(s.text),
      last_on: s.orNull(s.text),
      in_30_days: s.number,
      declined: s.number,
      is_inactive: s.bool,
      interests: s.listOf(s.text),
      note: s.orNull(s.text),
    }),
  ),
});
export type Engagement = s.ShapeOf<typeof isEngagement>;

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
