import { useNavigate } from 'react-router-dom';
import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredText } from '../../../ui/form/textSchemas.ts';
import type { BoardUnit } from '../census.ts';
import { bedInUnit, listBedOptions, listUnitOptions } from '../unitOptions.ts';
import { useMoveInProspectMutation } from './prospectsApi.ts';

interface MoveInDialogProps {
  readonly prospectId: string;
  readonly zone: string;
  readonly units: readonly BoardUnit[];
  readonly onClose: () => void;
}

const moveIn = z.object({
  at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
  unitId: requiredText('Choose a unit.'),
  bedId: z.string(),
  isSecond: z.boolean(),
  isRespite: z.boolean(),
  reason: line(300),
});

/** Makes a prospect a resident; what is known about them moves along. */
export function MoveInDialog({ prospectId, zone, units, onClose }: MoveInDialogProps) {
  const [save] = useMoveInProspectMutation();
  const navigate = useNavigate();
  const form = useSaveForm({
    schema: moveIn,
    defaultValues: {
      at: toLocalTime(Date.now(), zone),
      unitId: '',
      bedId: '',
      isSecond: false,
      isRespite: false,
      reason: '',
    },
    save: ({ at, unitId, bedId, isSecond, isRespite, reason }, id) =>
      save({
        id,
        prospectId,
        at: toInstant(at, zone),
        unitId,
        bedId: bedInUnit(units, unitId, bedId),
        isSecondOccupant: isSecond,
        isRespite,
        reason: reason === '' ? null : reason,
      }),
    onSaved: (id) => void navigate(linkTo('operatorResident', { id: String(id) })),
  });
  const { unitId } = form.values;
  const beds = listBedOptions(
    units.find(({ id }) => id === unitId),
    null,
  );
  return (
    <SaveDialog
      form={form}
      title="Move in"
      action="Move in"
      failure="Not moved in"
      onCancel={onClose}
    >
      <DateTimeField
        label="Date and time"
        hint="In the community's time zone."
        {...form.field('at')}
      />
      <SelectField label="Unit" options={listUnitOptions(units)} {...form.field('unitId')} />
      {beds.length > 0 && <SelectField label="Bed" options={beds} {...form.field('bedId')} />}
      <Checkbox {...form.register('isSecond')}>Second occupant</Checkbox>
      <Checkbox {...form.register('isRespite')}>Respite stay</Checkbox>
      <TextField
        label="Reason"
        hint="Only to move in with an incomplete checklist."
        isOptional
        {...form.field('reason')}
      />
    </SaveDialog>
  );
}
