import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { commandNotices } from '#shared/texts/command.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
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

const isAlert = object({
  id: text,
  figure: text,
  threshold: number,
  value: number,
  worst: number,
  raised_at: text,
  escalated_at: orNull(text),
  acknowledged_at: orNull(text),
  acknowledged_by: orNull(text),
  note: orNull(text),
  resolved_at: orNull(text),
});
export type Alert = ShapeOf<typeof isAlert>;

const isRule = object({
  id: text,
  figure: text,
  threshold: number,
  owner_position: text,
  owner_member_id: orNull(text),
  owner: orNull(text),
  escalate_minutes: orNull(number),
  next_position: orNull(text),
  next_member_id: orNull(text),
  next: orNull(text),
  is_on: bool,
  version: number,
});
export type AlertRule = ShapeOf<typeof isRule>;

export const isAlertList = object({
  can_change: bool,
  alerts: listOf(isAlert),
  rules: listOf(isRule),
  members: listOf(object({ id: text, name: text, position: text })),
});
export type AlertList = ShapeOf<typeof isAlertList>;

interface RuleChange {
  readonly id: string;
  readonly communityId: string;
  readonly version: number;
  readonly values: object;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Alerts'] });

export const {
  useAlertsQuery,
  useSaveAlertRuleMutation,
  useRemoveAlertRuleMutation,
  useAddRecommendedRulesMutation,
  useAcknowledgeAlertMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    alerts: build.query<AlertList, string>({
      query: (communityId) => rpc('list_alerts', { communityId }),
      extraOptions: { failure: 'inline', accepts: isAlertList },
      providesTags: ['Alerts'],
      onCacheEntryAdded: follow({
        sources: (_list, communityId) => [
          { table: 'community_signals', filter: `community_id=eq.${communityId}` },
        ],
        refetch: tags.util.invalidateTags(['Alerts']),
      }),
    }),

    saveAlertRule: build.mutation<unknown, RuleChange>({
      query: ({ id, communityId, version, values }) =>
        rpc('save_alert_rule', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', success: commandNotices.ruleSaved },
      invalidatesTags: ['Alerts'],
    }),

    removeAlertRule: build.mutation<unknown, string>({
      query: (id) => rpc('remove_alert_rule', { id }),
      extraOptions: { success: commandNotices.ruleRemoved },
      invalidatesTags: ['Alerts'],
    }),

    addRecommendedRules: build.mutation<unknown, string>({
      query: (communityId) => rpc('add_recommended_alert_rules', { communityId }),
      extraOptions: { success: commandNotices.rulesAdded },
      invalidatesTags: ['Alerts'],
    }),

    acknowledgeAlert: build.mutation<unknown, { readonly id: string; readonly note: string }>({
      query: ({ id, note }) => rpc('acknowledge_alert', { id, note }),
      extraOptions: { failure: 'inline', success: commandNotices.acknowledged },
      invalidatesTags: ['Alerts'],
    }),
  }),
});
