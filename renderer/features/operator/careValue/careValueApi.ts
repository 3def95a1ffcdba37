import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { commandNotices } from '#shared/texts/command.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isMove = s.object({ kind: s.text, label: s.text, count: s.number, monthly_cents: s.number });

const isScenario = s.object({
  id: s.text,
  name: s.text,
  flow_through: s.number,
  cap_rate: s.number,
  moves: s.listOf(isMove),
  saved_at: s.text,
  saved_by: s.text,
  version: s.number,
});
export type CareScenario = s.ShapeOf<typeof isScenario>;

export const isScenarioList = s.object({
  today: s.text,
  revenue_cents: s.number,
  occupied: s.number,
  can_change: s.bool,
  units: s.listOf(
    s.object({
      category: s.orNull(s.text),
      type: s.orNull(s.text),
      units: s.number,
      empty: s.number,
      market_cents: s.orNull(s.number),
    }),
  ),
  levels: s.listOf(s.object({ level: s.number, residents: s.number, monthly_cents: s.number })),
  scenarios: s.listOf(isScenario),
});
export type ScenarioList = s.ShapeOf<typeof isScenarioList>;

export const isLevelValue = s.object({
  level: s.orNull(s.number),
  next_level: s.number,
  effective_on: s.text,
  hours: s.listOf(
    s.object({ position: s.text, now: s.orNull(s.number), next: s.orNull(s.number) }),
  ),
  money: s.orNull(
    s.object({
      now_cents: s.number,
      next_cents: s.number,
      care_now_cents: s.number,
      care_next_cents: s.number,
      month: s.text,
      invoice_now_cents: s.number,
      invoice_next_cents: s.number,
      revenue_cents: s.number,
      occupied: s.number,
    }),
  ),
});
export type LevelValue = s.ShapeOf<typeof isLevelValue>;

interface LevelChange {
  readonly residentId: string;
  readonly level: number;
  readonly effectiveOn: string;
}

interface ScenarioChange {
  readonly id: string;
  readonly communityId: string;
  readonly version: number;
  readonly values: object;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['CareScenarios'] });

export const {
  useCareScenariosQuery,
  useLevelValueQuery,
  useSaveCareScenarioMutation,
  useArchiveCareScenarioMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['CareScenarios'])) => ({
    careScenarios: read(isScenarioList, (communityId: string) =>
      rpc('list_care_scenarios', { communityId }),
    ),

    /** What another level would change for a resident. Writes the access log. */
    levelValue: read(
      { keepUnusedDataFor: 0, accepts: isLevelValue },
      ({ residentId, level, effectiveOn }: LevelChange) =>
        rpc('get_care_value', { residentId, level, effectiveOn }),
      [],
    ),

    saveCareScenario: write(
      { success: commandNotices.scenarioSaved },
      ({ id, communityId, version, values }: ScenarioChange) =>
        rpc('save_care_scenario', { id, communityId, version, values }),
    ),

    archiveCareScenario: write(
      { failure: 'toast', success: commandNotices.scenarioArchived },
      (id: string) => rpc('archive_care_scenario', { id }),
    ),
  }),
});
