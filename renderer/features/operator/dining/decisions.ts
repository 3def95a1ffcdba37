import type { Decision } from './diningApi.ts';
import type { Conflict, Diner, MealOrder } from './diningShapes.ts';

/** Conflicts of a dish with a resident's needs that no one decided yet. */
export function openConflicts(
  diner: Diner,
  dishId: string,
  order: MealOrder | null,
): readonly Conflict[] {
  const decided = (order?.overrides ?? []).filter((one) => one.dish_id === dishId);
  return (diner.conflicts[dishId] ?? []).filter(
    ({ key, is_warning }) =>
      !decided.some((one) => one.keys.includes(key) && (is_warning || !one.is_acknowledgment)),
  );
}

/** What the user decided about a dish, before it is saved. */
export interface DraftDecision {
  readonly reason: string;
  readonly isAcknowledged: boolean;
}

/** True if a dish can be saved with the decision: a nurse's reason, or an acknowledged warning. */
export function isDecided(
  conflicts: readonly Conflict[],
  decision: DraftDecision | undefined,
  canOverride: boolean,
): boolean {
  if (conflicts.length === 0) return true;
  return conflicts.every(({ is_warning }) => is_warning)
    ? decision?.isAcknowledged === true
    : canOverride && (decision?.reason.trim().length ?? 0) >= 3;
}

/** The decisions to send, only for dishes that have a conflict. */
export const toDecisions = (
  dishIds: readonly string[],
  conflictsOf: (dishId: string) => readonly Conflict[],
  decisions: Readonly<Record<string, DraftDecision>>,
): readonly Decision[] =>
  dishIds.flatMap((dish_id) => {
    const decision = decisions[dish_id];
    if (decision === undefined || conflictsOf(dish_id).length === 0) return [];
    return [{ dish_id, reason: decision.reason.trim() || null }];
  });
