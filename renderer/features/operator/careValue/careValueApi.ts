import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { commandNotices } from '#shared/texts/command.ts';
import { calls } from '../../../data/api/calls.ts';
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

const isMove = object({ kind: text, label: text, count: number, monthly_cents: number });

const isScenario = object({
  id: text,
  name: text,
  flow_through: number,
  cap_rate: number,
  moves: listOf(isMove),
  saved_at: text,
  saved_by: text,
  version: number,
});
export type CareScenario = ShapeOf<typeof isScenario>;

export const isScenarioList = object({
  today: text,
  revenue_cents: number,
  occupied: number,
  can_change: bool,
  units: listOf(
    object({
      category: orNull(text),
      type: orNull(text),
      units: number,
      empty: number,
      market_cents: orNull(number),
    }),
  ),
  levels: listOf(object({ level: number, residents: number, monthly_cents: number })),
  scenarios: listOf(isScenario),
});
export type ScenarioList = ShapeOf<typeof isScenarioList>;

export const isLevelValue = object({
  level: orNull(number),
  next_level: number,
  effective_on: text,
  hours: listOf(object({ position: text, now: orNull(number), next: orNull(number) })),
  money: orNull(
    object({
      now_cents: number,
      next_cents: number,
      care_now_cents: number,
      care_next_cents: number,
      month: text,
      invoice_now_cents: number,
      invoice_next_cents: number,
      revenue_cents: number,
      occupied: number,
    }),
  ),
});
export type LevelValue = ShapeOf<typeof isLevelValue>;

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
