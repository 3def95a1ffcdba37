import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Shift } from '#shared/operator/care.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { describeProblem, type ShiftProblem, STAFF_POSITIONS } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { localClock } from './clock.ts';
import { SHIFT_CLOCKS } from './SlotDialog.tsx';
import styles from './Staff.module.css';
import { useCancelShiftMutation, useSaveShiftMutation } from './staffApi.ts';
import type { Schedule, StaffShift } from './staffShapes.ts';
import { UnitsDialog } from './UnitsDialog.tsx';

/** What the dialog starts with. */
export interface ShiftDraft {
  /** Null for a new shift. */
  readonly shift: StaffShift | null;
  readonly employeeId: string | null;
  readonly day: string;
  readonly isCopy: boolean;
  readonly problems: readonly ShiftProblem[];
  readonly slot?: Shift;
}

const isClock = (typed: string): boolean => /^\d{2}:\d{2}$/.test(typed);
const shiftForm = z.object({
  day: checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
  starts: checkedText(isClock, 'Enter a time.'),
  ends: checkedText(isClock, 'Enter a time.'),
  position: z.string(),
  assignee: z.string(),
  agency: line(120),
  rate: checkedText(
    (typed) => typed === '' || (Number(typed) >= 1 && Number(typed) <= 1000),
    'Enter a rate from $1 to $1,000.',
  ),
  breakMinutes: checkedText(
    (typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= 120,
    'Enter 0 to 120 minutes.',
  ),
  unitGroup: line(60),
  note: line(300),
});

interface ShiftDialogProps {
  readonly communityId: string;
  readonly schedule: Schedule;
  readonly draft: ShiftDraft;
  readonly onClose: () => void;
}

/** Adds, changes, or moves a shift. The server's warnings are shown before they happen. */
export function ShiftDialog({ communityId, schedule, draft, onClose }: ShiftDialogProps) {
  const { shift } = draft;
  const [save] = useSaveShiftMutation();
  const [problems, setProblems] = useState(draft.problems);
  const [isAssigningUnits, setAssigningUnits] = useState(false);
  const employee = schedule.employees.find(({ id }) => id === draft.employeeId);
  const [starts, ends] = SHIFT_CLOCKS[draft.slot ?? 'day'];
  const isBlocked = problems.some(({ is_blocking }) => is_blocking);
  const form = useSaveForm({
    schema: shiftForm,
    defaultValues: {
      day: draft.day,
      starts: shift === null ? starts : localClock(shift.starts_at, schedule.time_zone),
      ends: shift === null ? ends : localClock(shift.ends_at, schedule.time_zone),
      position: shift?.position ?? employee?.position ?? 'caregiver',
      assignee: draft.employeeId ?? (shift?.agency_name == null ? '' : 'agency'),
      agency: shift?.agency_name ?? '',
      rate: shift?.agency_rate?.toString() ?? '',
      breakMinutes: String(shift?.break_minutes ?? 0),
      unitGroup: shift?.unit_group ?? '',
      note: shift?.note ?? '',
    },
    save: async (values, id) => {
      const isAgency = values.assignee === 'agency';
      return await save({
        id: shift === null || draft.isCopy ? id : shift.id,
        communityId,
        version: shift === null || draft.isCopy ? 0 : shift.version,
        values: {
          day: values.day,
          starts: values.starts,
          ends: values.ends,
          position: values.position,
          employee_id: isAgency || values.assignee === '' ? null : values.assignee,
          agency_name: isAgency ? values.agency || 'Agency' : null,
          agency_rate: isAgency && values.rate !== '' ? Number(values.rate) : null,
          break_minutes: Number(values.breakMinutes),
          unit_group: values.unitGroup,
          note: values.note,
          accepts_warnings: problems.length > 0 && !isBlocked,
        },
      });
    },
    onSaved: (saved) => (saved.saved ? onClose() : setProblems(saved.problems)),
  });
  if (isAssigningUnits && shift !== null) {
    return <UnitsDialog communityId={communityId} shift={shift} onClose={onClose} />;
  }
  const isExisting = shift !== null && !draft.isCopy;
  const isAgency = form.values.assignee === 'agency';
  return (
    <SaveDialog
      form={form}
      title={isExisting ? 'Shift' : 'New shift'}
      action={problems.length > 0 && !isBlocked ? 'Save anyway' : 'Save shift'}
      onCancel={onClose}
      isDisabled={!schedule.can_change}
      beside={
        isExisting &&
        schedule.can_change && (
          <CancelShift
            shift={shift}
            onClose={onClose}
            onUnits={
              shift.position === 'caregiver' && shift.employee_id !== null
                ? () => setAssigningUnits(true)
                : null
            }
          />
        )
      }
    >
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems} data-is-blocking={isBlocked}>
          {problems.map((problem) => (
            <li key={`${problem.problem}/${problem.detail}`}>{describeProblem(problem)}</li>
          ))}
        </ul>
      )}
      <SelectField
        label="Employee"
        options={[
          ['', 'Open shift'],
          ['agency', 'Agency'],
          ...schedule.employees
            .filter(({ status, id }) => status === 'active' || id === draft.employeeId)
            .map(
              ({ id, name, position, hours }) =>
                [id, `${name}, ${labelOf(POSITIONS, position)}, ${hours} h`] as const,
            ),
        ]}
        {...form.field('assignee')}
      />
      {isAgency && (
        <>
          <TextField label="Agency" {...form.field('agency')} />
          <DecimalField label="Hourly cost" isOptional {...form.field('rate')} />
        </>
      )}
      <SelectField
        label="Position"
        options={toOptions(STAFF_POSITIONS)}
        {...form.field('position')}
      />
      <DateField label="Day" {...form.field('day')} />
      <div className={styles.times}>
        <TextField label="Starts" type="time" {...form.field('starts')} />
        <TextField label="Ends" type="time" {...form.field('ends')} />
        <WholeNumberField label="Break, minutes" {...form.field('breakMinutes')} />
      </div>
      <TextField label="Unit group" isOptional {...form.field('unitGroup')} />
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}

interface CancelShiftProps {
  readonly shift: StaffShift;
  readonly onClose: () => void;
  readonly onUnits: (() => void) | null;
}

function CancelShift({ shift, onClose, onUnits }: CancelShiftProps) {
  const [cancel, { isLoading, error }] = useCancelShiftMutation();
  return (
    <>
      {onUnits !== null && <Button onClick={onUnits}>Assign units</Button>}
      <Button
        variant="minimal"
        intent="danger"
        loading={isLoading}
        onClick={async () => {
          const canceled = await cancel({ id: shift.id, version: shift.version });
          if (canceled.error === undefined) onClose();
        }}
      >
        Cancel shift
      </Button>
      <div className={ui.grid4}>
        <ServerError error={error} title="Not canceled" />
      </div>
    </>
  );
}
