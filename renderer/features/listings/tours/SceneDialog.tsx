import { Button } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { MAX_PLAN_FEET, MAX_TITLE, SCENE_KINDS, type TourScene } from '#shared/listings/tours.ts';
import { toOptions } from '#shared/records/choice.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';

interface SceneDialogProps {
  readonly scene: TourScene;
  readonly onSave: (values: Partial<TourScene>) => void;
  readonly onClose: () => void;
}

const isFeet = (typed: string): boolean =>
  typed.trim() === '' || (Number(typed) >= 1 && Number(typed) <= MAX_PLAN_FEET);

/** A photo can be any kind of picture; only an uploaded file is a model. */
const kindsOf = ({ kind }: TourScene) =>
  SCENE_KINDS.filter(({ value }) => (value === 'model') === (kind === 'model'));

const schema = z.object({
  name: requiredLine(MAX_TITLE, 'Enter a name.'),
  kind: z.enum(SCENE_KINDS.map(({ value }) => value)),
  isToScale: z.boolean(),
  width: z
    .string()
    .check(z.refine(isFeet, `Enter a width from 1 to ${formatNumber(MAX_PLAN_FEET)} feet.`)),
});

/** Asks for the name and kind of a scene, and the width of a floor plan. */
export function SceneDialog({ scene, onSave, onClose }: SceneDialogProps) {
  const form = useSchemaForm(schema, {
    name: scene.name,
    kind: scene.kind,
    isToScale: scene.is_to_scale === true,
    width: scene.width_feet === null ? '' : String(scene.width_feet),
  });
  return (
    <Dialog label="Edit scene" place="side" onClose={onClose}>
      <h2>Edit scene</h2>
      <Form
        className={ui.stack16}
        onSend={form.submit(async ({ name, kind, width, isToScale }) => {
          const isMeasurable = kind === 'plan' && width.trim() !== '';
          onSave({
            name,
            kind,
            width_feet: isMeasurable ? Number(width) : null,
            ...(kind === 'model' && { is_to_scale: isToScale }),
          });
          return null;
        })}
      >
        <TextField label="Name" {...form.field('name')} />
        <SelectField label="Kind" options={toOptions(kindsOf(scene))} {...form.field('kind')} />
        {form.watch('kind') === 'plan' && (
          <DecimalField
            label="Width of the plan (feet)"
            hint="Lets viewers measure on the plan."
            isOptional
            {...form.field('width')}
          />
        )}
        {scene.kind === 'model' && (
          <Checkbox {...form.field('isToScale')}>
            One unit of the model is one meter, so viewers can measure
          </Checkbox>
        )}
        <div className={ui.actions}>
          <Button type="submit" intent="primary">
            Save scene
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
