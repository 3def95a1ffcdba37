import { Button } from '@blueprintjs/core';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { MARK_STATUSES } from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, isPlainLine, requiredLine } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { useAddPersonMutation, useEmergencyMarksQuery } from './emergencyApi.ts';
import type { EventPerson, OpenEvent } from './emergencyShapes.ts';

interface PlaceDialogProps {
  readonly person: EventPerson;
  readonly status: 'evacuated' | 'hospital';
  readonly sites: readonly string[];
  readonly onSave: (place: string) => void;
  readonly onClose: () => void;
}

/** A hospital's name can follow later; an evacuated person is somewhere. */
const placeForm = (status: PlaceDialogProps['status']) =>
  z.object({
    place: checkedText(
      (typed) =>
        typed.length <= 120 && isPlainLine(typed) && (status === 'hospital' || typed !== ''),
      'Enter where they were taken, in one line.',
    ),
  });

/** Asks where a person was taken. */
export function PlaceDialog({ person, status, sites, onSave, onClose }: PlaceDialogProps) {
  const form = useSaveForm({
    schema: placeForm(status),
    defaultValues: { place: '' },
    save: async ({ place }) => {
      onSave(place);
      return { data: null };
    },
    onSaved: onClose,
  });
  const isEvacuated = status === 'evacuated';
  return (
    <SaveDialog
      form={form}
      title={`${isEvacuated ? 'Evacuated' : 'Sent to hospital'}: ${person.name}`}
      action={isEvacuated ? 'Mark as evacuated' : 'Mark as sent to hospital'}
      failure="Not marked"
      onCancel={onClose}
      beside={
        isEvacuated &&
        sites.map((site) => (
          <Button
            key={site}
            onClick={() => {
              onSave(site);
              onClose();
            }}
          >
            {site}
          </Button>
        ))
      }
    >
      <TextField
        label={isEvacuated ? 'Evacuated to' : 'Hospital'}
        isOptional={!isEvacuated}
        {...form.field('place')}
      />
    </SaveDialog>
  );
}

const personForm = z.object({
  kind: z.enum(['visitor', 'staff']),
  name: requiredLine(120, 'Enter a name.'),
});

interface AddPersonDialogProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

/** Adds a visitor or an unscheduled coworker to the head count. */
export function AddPersonDialog({ eventId, onClose }: AddPersonDialogProps) {
  const [add] = useAddPersonMutation();
  const form = useSaveForm({
    schema: personForm,
    defaultValues: { kind: 'visitor' as 'visitor' | 'staff', name: '' },
    save: ({ kind, name }, id) => add({ id, eventId, kind, name, at: new Date().toISOString() }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Add person"
      action="Add person"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label="Who"
        options={[
          ['visitor', 'Visitor'],
          ['staff', 'Staff'],
        ]}
        {...form.field('kind')}
      />
      <TextField label="Name" {...form.field('name')} />
    </SaveDialog>
  );
}

interface MarksDialogProps {
  readonly event: OpenEvent;
  readonly person: EventPerson;
  readonly onClose: () => void;
}

/** All marks of a person, corrected ones included. */
export function MarksDialog({ event, person, onClose }: MarksDialogProps) {
  const query = useEmergencyMarksQuery({ eventId: event.id, subjectId: person.id });
  return (
    <Dialog label={`Marks of ${person.name}`} place="panel" onClose={onClose}>
      <div className={operator.dialog}>
        <h2>{person.name}</h2>
        <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
          {(marks) => (
            <ol className={operator.events}>
              {marks.map((mark, index) => (
                <li key={mark.id} data-is-replaced={index < marks.length - 1}>
                  <time dateTime={mark.at}>{formatZonedTime(mark.at, event.time_zone)}</time>
                  <span>
                    {[labelOf(MARK_STATUSES, mark.status), mark.place].filter(Boolean).join(', ')}
                  </span>
                  <span className={ui.caption}>{mark.by}</span>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
        <div className={ui.actions}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
