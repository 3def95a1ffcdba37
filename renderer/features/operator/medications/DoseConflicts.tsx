import { Button } from '@blueprintjs/core';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { DOSE_EFFECTS, DOSE_STATUSES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { HeldEntries, HeldEntry } from '../HeldEntry.tsx';
import type { Dose, DoseAction, MedicationPass } from './medication.ts';
import { toQueuedDose } from './useQueuedDoses.ts';

/** The effect that a coworker recorded for the dose of a queued one. */
function effectOnFile({ values }: QueuedMutation, pass: MedicationPass): string | null {
  const effect = pass.others.find(({ id }) => id === values.p_id)?.effect ?? null;
  return effect === null ? null : labelOf(DOSE_EFFECTS, effect);
}

interface DoseConflictsProps {
  readonly held: readonly QueuedMutation[];
  readonly pass: MedicationPass;
  readonly onAction: (action: DoseAction) => void;
}

/** Doses recorded offline that the server refused, next to what is on file. */
export function DoseConflicts({ held, pass, onAction }: DoseConflictsProps) {
  if (held.length === 0) return null;
  const describe = (dose: Dose) =>
    `${labelOf(DOSE_STATUSES, dose.status)}, ${formatZonedTime(dose.at, pass.time_zone)}, ${dose.recorded_by_name}${dose.note === null ? '' : `: ${dose.note}`}`;
  return (
    <HeldEntries>
      {held.map((entry) => {
        const dose = toQueuedDose(entry)?.dose ?? null;
        const onFile =
          pass.slots.find(
            (slot) =>
              slot.order_id === dose?.order_id &&
              dose.due_at !== null &&
              Date.parse(slot.due_at) === Date.parse(dose.due_at),
          )?.dose ?? null;
        const order = pass.orders.find(({ id }) => id === dose?.order_id);
        const recorded = effectOnFile(entry, pass);
        const wereBothGiven = dose?.status === 'given' && onFile?.status === 'given';
        return (
          <HeldEntry
            key={entry.id}
            entry={entry}
            mine={dose === null ? entry.name : describe(dose)}
            onFile={onFile === null ? recorded : describe(onFile)}
            actions={
              wereBothGiven &&
              order !== undefined && (
                <Button onClick={() => onAction({ of: 'event', order, dose: onFile })}>
                  Both were given: report event
                </Button>
              )
            }
          />
        );
      })}
    </HeldEntries>
  );
}
