import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatZonedClock } from '#shared/format/zonedTime.ts';
import { nextShift, SHIFTS, type Shift } from '#shared/operator/care.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Care.module.css';
import { useAssignUnitsMutation, useShiftAssignmentsQuery } from './careApi.ts';
import type { Assignments } from './careShapes.ts';

/** Who covers which units in the current and the next shifts. */
export function ShiftAssignments({ communityId }: { readonly communityId: string }) {
  const [chosen, setChosen] = useState<{ day: string; shift: Shift } | null>(null);
  const query = useShiftAssignmentsQuery({
    communityId,
    day: chosen?.day ?? null,
    shift: chosen?.shift ?? null,
  });
  return (
    <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
      {(assignments) => (
        <div className={ui.stack12}>
          <div className={styles.bar}>
            <p className={styles.summary}>
              <strong>
                {SHIFTS.find(({ value }) => value === assignments.shift)?.label} shift
              </strong>{' '}
              {formatCalendarDay(assignments.day)}
            </p>
            <div className={ui.row}>
              <Button
                size="small"
                onClick={() => setChosen(nextShift(assignments.day, assignments.shift))}
              >
                Next shift
              </Button>
              {chosen !== null && (
                <Button size="small" variant="minimal" onClick={() => setChosen(null)}>
                  Current shift
                </Button>
              )}
            </div>
          </div>
          <Caregivers assignments={assignments} />
        </div>
      )}
    </Loaded>
  );
}

type Caregiver = Assignments['caregivers'][number];

function Caregivers({ assignments }: { readonly assignments: Assignments }) {
  const [edited, setEdited] = useState<Caregiver | null>(null);
  const { caregivers, units } = assignments;
  const covered = new Set(caregivers.flatMap(({ unit_ids }) => unit_ids));
  const open = units.filter(({ id, residents }) => residents > 0 && !covered.has(id));
  const namesOf = (ids: readonly string[]) =>
    units
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  if (caregivers.length === 0) {
    return (
      <EmptyState title="No caregivers yet">
        Add caregivers to the community's team first.
      </EmptyState>
    );
  }
  return (
    <>
      {open.length > 0 && (
        <p role="status" className={styles.alerts}>
          No caregiver: {open.map(({ name }) => name).join(', ')}
        </p>
      )}
      <OperatorTable
        label="Assignments"
        columns={['Caregiver', 'Scheduled', 'Units', 'Residents', { hidden: 'Actions' }]}
      >
        {caregivers.map((caregiver) => (
          <tr key={caregiver.member_id}>
            <th scope="row">{caregiver.name}</th>
            <td data-label="Scheduled">
              {caregiver.scheduled
                .map(({ starts_at, ends_at }) =>
                  [starts_at, ends_at]
                    .map((at) => formatZonedClock(at, assignments.time_zone))
                    .join(' to '),
                )
                .join(', ') || 'Not scheduled'}
            </td>
            <td data-label="Units" data-wide>
              {namesOf(caregiver.unit_ids) || '—'}
            </td>
            <td data-label="Residents">
              {units
                .filter(({ id }) => caregiver.unit_ids.includes(id))
                .reduce((sum, { residents }) => sum + residents, 0)}
            </td>
            <td>
              <Button
                size="small"
                variant="minimal"
                aria-label={`Assign units to ${caregiver.name}`}
                onClick={() => setEdited(caregiver)}
              >
                Assign units
              </Button>
            </td>
          </tr>
        ))}
      </OperatorTable>
      {edited !== null && (
        <UnitsDialog caregiver={edited} assignments={assignments} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface UnitsDialogProps {
  readonly caregiver: Caregiver;
  readonly assignments: Assignments;
  readonly onClose: () => void;
}

function UnitsDialog({ caregiver, assignments, onClose }: UnitsDialogProps) {
  const { day, shift, units } = assignments;
  const [assign] = useAssignUnitsMutation();
  const form = useSaveForm({
    schema: z.object({ unitIds: z.array(z.string()) }),
    defaultValues: { unitIds: [...caregiver.unit_ids] },
    save: ({ unitIds }) => assign({ memberId: caregiver.member_id, day, shift, unitIds }),
    onSaved: onClose,
  });
  const floors = new Map<string, Assignments['units'][number][]>();
  for (const unit of units) floors.set(unit.floor, [...(floors.get(unit.floor) ?? []), unit]);
  return (
    <SaveDialog
      form={form}
      title={`Units of ${caregiver.name}`}
      action="Save units"
      onCancel={onClose}
    >
      {[...floors].map(([floor, ofFloor]) => (
        <fieldset key={floor} className={styles.floor}>
          <legend>{floor}</legend>
          {ofFloor.map(({ id, name }) => (
            <label key={id} className={styles.option}>
              <input type="checkbox" value={id} {...form.register('unitIds')} /> {name}
            </label>
          ))}
        </fieldset>
      ))}
    </SaveDialog>
  );
}
