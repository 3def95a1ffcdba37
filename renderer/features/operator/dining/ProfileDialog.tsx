import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { useSetDiningProfileMutation } from './diningApi.ts';
import type { Diner } from './diningShapes.ts';

const profileForm = z.object({ room: line(60), table: line(30), chartsIntake: z.boolean() });

/** Where a resident eats, and whether their meals are charted. */
export function ProfileDialog({
  diner,
  onClose,
}: {
  readonly diner: Diner;
  readonly onClose: () => void;
}) {
  const [save] = useSetDiningProfileMutation();
  const form = useSaveForm({
    schema: profileForm,
    defaultValues: {
      room: diner.room ?? '',
      table: diner.table ?? '',
      chartsIntake: diner.charts_intake,
    },
    save: ({ room, table, chartsIntake }) =>
      save({
        residentId: diner.id,
        values: { room, table_name: table, charts_intake: chartsIntake },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title={`Table of ${diner.name}`} onCancel={onClose}>
      <TextField label="Dining room" isOptional {...form.field('room')} />
      <TextField label="Table" isOptional {...form.field('table')} />
      <Checkbox {...form.register('chartsIntake')}>Chart how much this resident eats</Checkbox>
    </SaveDialog>
  );
}
