import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { isDay } from '../../../workbench/calendar/days.ts';
import { useSaveCycleMutation } from './diningApi.ts';
import type { MenuCycle } from './diningShapes.ts';

const cycleForm = z.object({
  name: requiredLine(120, 'Enter a name.'),
  weeks: numberText(1, 8, 'Enter 1 to 8 weeks.'),
  startsOn: checkedText(isDay, 'Choose a day.'),
});

interface CycleDialogProps {
  readonly communityId: string;
  readonly cycle: MenuCycle | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** Adds or changes a menu cycle. */
export function CycleDialog({ communityId, cycle, today, onClose }: CycleDialogProps) {
  const [save] = useSaveCycleMutation();
  const form = useSaveForm({
    schema: cycleForm,
    defaultValues: {
      name: cycle?.name ?? '',
      weeks: String(cycle?.weeks ?? 4),
      startsOn: cycle?.starts_on ?? today,
    },
    save: ({ name, weeks, startsOn }, id) =>
      save({
        id: cycle?.id ?? id,
        communityId,
        version: cycle?.version ?? 0,
        values: { name, weeks, starts_on: startsOn },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={cycle === null ? 'Add menu cycle' : 'Edit menu cycle'}
      action={cycle === null ? 'Add cycle' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Name" placeholder="Winter menu" {...form.field('name')} />
      <WholeNumberField
        label="Weeks"
        hint="With fewer weeks, the dishes of the last weeks are removed."
        {...form.field('weeks')}
      />
      <DateField
        label="Starts on"
        hint="The first day of week 1. The newest cycle that has started is served."
        {...form.field('startsOn')}
      />
    </SaveDialog>
  );
}
