import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { commandNotices } from '#shared/texts/command.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
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
  endpoints: (build, { write } = calls(build, ['Alerts'])) => ({
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

    saveAlertRule: write(
      { success: commandNotices.ruleSaved },
      ({ id, communityId, version, values }: RuleChange) =>
        rpc('save_alert_rule', { id, communityId, version, values }),
    ),

    removeAlertRule: write(
      { failure: 'toast', success: commandNotices.ruleRemoved },
      (id: string) => rpc('remove_alert_rule', { id }),
    ),

    addRecommendedRules: write(
      { failure: 'toast', success: commandNotices.rulesAdded },
      (communityId: string) => rpc('add_recommended_alert_rules', { communityId }),
    ),

    acknowledgeAlert: write(
      { success: commandNotices.acknowledged },
      rpcWith('acknowledge_alert', 'id', 'note'),
    ),
  }),
});
