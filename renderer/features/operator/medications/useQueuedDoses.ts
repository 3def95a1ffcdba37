import { useCallback, useMemo } from 'react';
import { getSlotState } from '#shared/operator/medications.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import type { Dose, MedicationPass } from './medication.ts';
import { medicationsApi } from './medicationsApi.ts';

const NAMES = ['record_dose', 'strike_dose', 'record_dose_effect'];
/** The phone's clock and the server's differ; an older answer came from the cache. */
const RECENT_MS = 90_000;

const isDoseCall = s.object({
  p_order_id: s.text,
  p_due_at: s.orNull(s.text),
  p_status: s.text,
  p_at: s.text,
});
const isStrikeCall = s.object({ p_id: s.text, p_reason: s.text });
const isEffectCall = s.object({ p_id: s.text, p_effect: s.text });
const hasNote = s.object({ p_note: s.text });
const hasAuthor = s.partial({ by: s.text });

/** A dose recorded offline, in the shape of one on file. */
export interface QueuedDose {
  readonly entry: QueuedMutation;
  readonly dose: Dose;
}

export function toQueuedDose(entry: QueuedMutation): QueuedDose | null {
  const { id, values } = entry;
  if (!isDoseCall(values)) return null;
  const dose: Dose = {
    id,
    order_id: values.p_order_id,
    due_at: values.p_due_at,
    status: values.p_status,
    at: values.p_at,
    note: hasNote(values) ? values.p_note : null,
    recorded_by_name: hasAuthor(entry.before) ? (entry.before.by ?? 'You') : 'You',
    effect: null,
    struck_at: null,
    struck_by_name: null,
    strike_reason: null,
    // Struck through only once it was sent.
    is_mine: false,
  };
  return { entry, dose };
}

/** Changes of recorded doses that wait to be sent, by the dose's ID. */
interface QueuedChanges {
  readonly struck: ReadonlyMap<string, { readonly reason: string; readonly by: string }>;
  readonly effects: ReadonlyMap<string, string>;
}
const NO_CHANGES: QueuedChanges = { struck: new Map(), effects: new Map() };

export function toQueuedChanges(entries: readonly QueuedMutation[]): QueuedChanges {
  const struck = new Map<string, { readonly reason: string; readonly by: string }>();
  const effects = new Map<string, string>();
  for (const { kind, values, before } of entries) {
    if (kind === 'strike_dose' && isStrikeCall(values)) {
      const by = hasAuthor(before) ? (before.by ?? 'You') : 'You';
      struck.set(values.p_id, { reason: values.p_reason, by });
    } else if (kind === 'record_dose_effect' && isEffectCall(values)) {
      effects.set(values.p_id, values.p_effect);
    }
  }
  return { struck, effects };
}

/** Doses recorded or changed offline. The pass is reloaded once they have been sent. */
export function useQueuedDoses(): {
  readonly waiting: readonly Dose[];
  readonly changes: QueuedChanges;
  /** Doses that the server refused, such as a slot that a coworker recorded. */
  readonly held: readonly QueuedMutation[];
} {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(medicationsApi.util.invalidateTags(['Medications'])),
    [dispatch],
  );
  const queued = useQueuedCalls(NAMES, reload);
  return useMemo(
    () => ({
      waiting: queued
        .filter(({ state }) => state === 'waiting')
        .map(toQueuedDose)
        .filter((one) => one !== null)
        .map(({ dose }) => dose),
      changes: toQueuedChanges(queued.filter(({ state }) => state === 'waiting')),
      held: queued.filter(({ state }) => state !== 'waiting'),
    }),
    [queued],
  );
}

const isSlotOf = (dose: Dose, orderId: string, dueAt: string): boolean =>
  dose.order_id === orderId &&
  dose.due_at !== null &&
  Date.parse(dose.due_at) === Date.parse(dueAt);

/** Returns a pass with the doses that wait to be sent, and with the states of this moment. */
export function withQueuedDoses(
  pass: MedicationPass,
  waiting: readonly Dose[],
  now: number,
  { struck, effects }: QueuedChanges = NO_CHANGES,
): MedicationPass {
  const changed = (dose: Dose): Dose => {
    const strike = struck.get(dose.id);
    const effect = effects.get(dose.id) ?? dose.effect;
    return {
      ...dose,
      effect,
      ...(strike !== undefined && {
        struck_at: new Date(now).toISOString(),
        struck_by_name: strike.by,
        strike_reason: strike.reason,
      }),
    };
  };
  // A struck dose stays in the record, and its slot is open again.
  const reopened = pass.slots.flatMap(({ dose }) =>
    dose !== null && struck.has(dose.id) ? [dose] : [],
  );
  const windows = new Map(pass.orders.map((order) => [order.id, order.window_minutes]));
  const isOld = now - Date.parse(pass.now) > RECENT_MS;
  const given = waiting.filter(
    ({ id, order_id, due_at }) =>
      due_at === null && windows.has(order_id) && !pass.others.some((other) => other.id === id),
  );
  return {
    ...pass,
    others: [...pass.others, ...given, ...reopened].map(changed),
    effects: pass.effects.filter(({ id }) => !effects.has(id) && !struck.has(id)),
    slots: pass.slots.map((saved) => {
      const isReopened = saved.dose !== null && struck.has(saved.dose.id);
      const slot = isReopened
        ? {
            ...saved,
            dose: null,
            state: getSlotState(saved.due_at, windows.get(saved.order_id) ?? 60, now),
          }
        : saved;
      if (slot.dose !== null) return slot;
      const dose = waiting.find((one) => isSlotOf(one, slot.order_id, slot.due_at));
      if (dose !== undefined) return { ...slot, dose, state: 'recorded' };
      if (!isOld) return slot;
      return { ...slot, state: getSlotState(slot.due_at, windows.get(slot.order_id) ?? 60, now) };
    }),
  };
}
