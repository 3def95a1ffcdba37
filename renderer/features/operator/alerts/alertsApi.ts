import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { commandNotices } from '#shared/texts/command.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isAlert = s.object({
  id: s.text,
  figure: s.text,
  threshold: s.number,
  value: s.number,
  worst: s.number,
  raised_at: s.text,
  escalated_at: s.orNull(s.text),
  acknowledged_at: s.orNull(s.text),
  acknowledged_by: s.orNull(s.text),
  note: s.orNull(s.text),
  resolved_at: s.orNull(s.text),
});
export type Alert = s.ShapeOf<typeof isAlert>;

const isRule = s.object({
  id: s.text,
  figure: s.text,
  threshold: s.number,
  owner_position: s.text,
  owner_member_id: s.orNull(s.text),
  owner: s.orNull(s.text),
  escalate_minutes: s.orNull(s.number),
  next_position: s.orNull(s.text),
  next_member_id: s.orNull(s.text),
  next: s.orNull(s.text),
  is_on: s.bool,
  version: s.number,
});
export type AlertRule = s.ShapeOf<typeof isRule>;

export const isAlertList = s.object({
  can_change: s.bool,
  alerts: s.listOf(isAlert),
  rules: s.listOf(isRule),
  members: s.listOf(s.object({ id: s.text, name: s.text, position: s.text })),
});
export type AlertList = s.ShapeOf<typeof isAlertList>;

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
