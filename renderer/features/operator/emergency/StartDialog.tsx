import { useState } from 'react';
import { EVENT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Emergency.module.css';
import { useEvacuationRosterQuery, useStartEventMutation } from './emergencyApi.ts';

const startForm = z.object({ kind: z.string(), hazard: z.string(), note: line(300) });

interface StartDialogProps {
  readonly communityId: string;
  readonly kind: 'drill' | 'event';
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

/** Starts a drill, an exercise, or an emergency, for the whole community or some areas. */
export function StartDialog({ communityId, kind, onStarted, onClose }: StartDialogProps) {
  const [start] = useStartEventMutation();
  const { currentData: roster } = useEvacuationRosterQuery(communityId);
  const [areas, setAreas] = useState<readonly string[]>([]);
  const [id] = useState(() => crypto.randomUUID());
  const isDrill = kind === 'drill';
  const form = useSaveForm({
    schema: startForm,
    defaultValues: { kind: kind as string, hazard: 'fire', note: '' },
    save: (values) =>
      start({
        id,
        communityId,
        name: `${labelOf(EVENT_KINDS, values.kind)}: ${labelOf(HAZARDS, values.hazard)}`,
        values: { ...values, area_ids: areas, started_at: new Date().toISOString() },
      }),
    onSaved: () => {
      onStarted(id);
      onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      title={isDrill ? 'Start drill' : 'Start emergency'}
      action={isDrill ? 'Start drill' : 'Start and notify staff'}
      intent={isDrill ? 'primary' : 'danger'}
      failure="Not started"
      onCancel={onClose}
    >
      {!isDrill && (
        <p className={styles.late}>
          Call 911 first. Haven Exchange doesn’t alert emergency services.
        </p>
      )}
      {isDrill && (
        <SelectField
          label="Kind"
          options={toOptions(EVENT_KINDS.filter(({ value }) => value !== 'event'))}
          {...form.field('kind')}
        />
      )}
      <SelectField label="Hazard" options={toOptions(HAZARDS)} {...form.field('hazard')} />
      {roster !== undefined && roster.areas.length > 1 && (
        <fieldset className={styles.checklist}>
          <legend>Areas</legend>
          <p className={ui.caption}>All areas unless you choose some.</p>
          {roster.areas.map((area) => (
            <Checkbox
              key={area.id}
              name={area.id}
              checked={areas.includes(area.id)}
              onChange={({ target }) =>
                setAreas(
                  target.checked ? [...areas, area.id] : areas.filter((one) => one !== area.id),
                )
              }
            >
              {area.name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
