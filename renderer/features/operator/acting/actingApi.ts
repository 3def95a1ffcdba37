import '#shared/texts/care.ts';
import { careNotices } from '#shared/texts/care.ts';
import { calls } from '../../../data/api/calls.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { dropOfflineKey, takeOfflineKeys } from '../../../session/persisted/offlineKey.ts';
import type { RootState } from '../../../session/store.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isCareTeam = s.object({
  has_pin: s.bool,
  members: s.listOf(
    s.object({ member_id: s.text, name: s.text, position: s.text, has_pin: s.bool, is_me: s.bool }),
  ),
});
const areKeys = s.listOf(s.text);
const isPinOutcome = s.object({ outcome: s.oneOf(['set', 'wrong', 'locked']) });
const isStart = s.partial({
  outcome: s.oneOf(['started', 'wrong', 'locked', 'none']),
  id: s.text,
  name: s.text,
  ends_at: s.text,
});

export type ActingStart = s.ShapeOf<typeof isStart>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['CareTeam'] });

export const {
  useCareTeamQuery,
  useSetPinMutation,
  useStartActingMutation,
  useEndActingMutation,
  useOfflineKeyQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    careTeam: read(isCareTeam, (communityId: string) => rpc('list_care_team', { communityId }), [
      'CareTeam',
    ]),

    setPin: build.mutation<
      s.ShapeOf<typeof isPinOutcome>,
      { readonly communityId: string; readonly pin: string; readonly current: string }
    >({
      query: ({ communityId, pin, current }) =>
        rpc('set_my_care_pin', {
          communityId,
          pin,
          ...(current !== '' && { currentPin: current }),
        }),
      extraOptions: { failure: 'inline', accepts: isPinOutcome },
      invalidatesTags: ['CareTeam'],
    }),

    startActing: build.mutation<
      ActingStart,
      {
        readonly memberId: string;
        readonly pin: string;
        readonly purpose: 'chart' | 'witness';
      }
    >({
      query: ({ memberId, pin, purpose }) => rpc('start_acting_as', { memberId, pin, purpose }),
      extraOptions: { failure: 'inline', accepts: isStart },
    }),

    endActing: write({ failure: 'silent', success: careNotices.turnEnded }, (id: string) =>
      rpc('end_acting', { id }),
    ),

    /** Gets the key of this device's offline data. A refusal means that access has ended. */
    offlineKey: build.query<null, void>({
      async queryFn(_none, { getState }, _options, baseQuery) {
        const userId = (getState() as RootState).session.session?.userId;
        const response = await baseQuery(rpc('get_offline_keys'));
        const { data, error } = response;
        if (userId !== undefined && areKeys(data)) await takeOfflineKeys(userId, data);
        const isEnded = isDataError(error) && [401, 403].includes(error.status);
        if (userId !== undefined && isEnded) await dropOfflineKey(userId);
        return error === undefined ? { ...response, data: null } : response;
      },
      extraOptions: { failure: 'silent' },
      keepUnusedDataFor: 0,
    }),
  }),
});
