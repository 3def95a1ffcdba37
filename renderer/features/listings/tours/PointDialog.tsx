import { Button } from '@blueprintjs/core';
import {
  MAX_POINT_TEXT,
  MAX_TITLE,
  type TourPoint,
  type TourScene,
} from '#shared/listings/tours.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';

interface PointDialogProps {
  readonly point: TourPoint;
  /** Scenes that the point can lead to. */
  readonly others: readonly TourScene[];
  readonly isNew: boolean;
  readonly onSave: (point: TourPoint) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const FACT = 'fact';

const schema = z.object({
  title: requiredLine(MAX_TITLE, 'Enter a title.'),
  leadsTo: z.string(),
  text: line(MAX_POINT_TEXT),
});

/** Asks for the title of a point and where it leads, or what it says. */
export function PointDialog({ point, others, isNew, onSave, onRemove, onClose }: PointDialogProps) {
  const form = useSchemaForm(schema, {
    title: point.title,
    leadsTo: point.scene_id ?? FACT,
    text: point.text,
  });
  const label = isNew ? 'Add point' : 'Edit point';
  return (
    <Dialog label={label} place="side" onClose={onClose}>
      <h2>{label}</h2>
      <Form
        className={ui.stack16}
        onSend={form.submit(async (values) => {
          const isFact = values.leadsTo === FACT;
          onSave({
            ...point,
            title: values.title,
            text: isFact ? values.text : '',
            scene_id: isFact ? null : values.leadsTo,
          });
          return null;
        })}
      >
        <TextField label="Title" {...form.field('title')} />
        <SelectField
          label="Opens"
          options={[
            [FACT, 'A fact'],
            ...others.map(({ id, name }): [string, string] => [id, name]),
          ]}
          {...form.field('leadsTo')}
        />
        {form.watch('leadsTo') === FACT && (
          <TextField label="Fact" isOptional {...form.field('text')} />
        )}
        <div className={ui.actions}>
          <Button type="submit" intent="primary">
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          {!isNew && (
            <Button variant="minimal" intent="danger" onClick={onRemove}>
              Remove point
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
