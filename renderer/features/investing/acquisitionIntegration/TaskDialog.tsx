import { useState } from 'react';
import { RISKS, WORKSTREAMS } from '#shared/investing/integrationTemplate.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { line, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import styles from '../Entity.module.css';
import {
  useAddIntegrationItemsMutation,
  useChangeIntegrationItemMutation,
} from './integrationApi.ts';
import type { IntegrationTask } from './integrationShapes.ts';

const schema = z.object({
  title: requiredLine(200, 'Enter the task.'),
  stream: z.string(),
  day: numberText(-365, 730, 'Enter a whole number from -365 to 730.').check(
    z.refine(Number.isInteger, 'Enter a whole number.'),
  ),
  assignee: z.string(),
  risk: z.string(),
  riskNote: line(300),
});

interface TaskDialogProps {
  readonly planId: string;
  readonly items: readonly IntegrationTask[];
  /** Null adds one. */
  readonly item: IntegrationTask | null;
  readonly onClose: () => void;
}

/** Adds a task to a plan or changes one. A new owner is notified. */
export function TaskDialog({ planId, items, item, onClose }: TaskDialogProps) {
  const [add] = useAddIntegrationItemsMutation();
  const [change] = useChangeIntegrationItemMutation();
  const people = useListRecordPeopleQuery().currentData ?? [];
  const [needs, setNeeds] = useState<readonly string[]>(item?.needs ?? []);
  const form = useSaveForm({
    schema,
    defaultValues: {
      title: item?.title ?? '',
      stream: item?.stream ?? 'licenses',
      day: String(item?.offset_days ?? 0),
      assignee: item?.assignee_id ?? '',
      risk: item?.risk ?? 'low',
      riskNote: item?.risk_note ?? '',
    },
    save({ title, stream, day, assignee, risk, riskNote }, id) {
      const values = { stream, offset_days: day, needs, risk, risk_note: riskNote };
      if (item === null) {
        const added = { ...values, key: `t${id}`, title };
        return add({ planId, items: [added as never] });
      }
      const isSame = title === item.title && assignee === (item.assignee_id ?? '');
      return change({
        taskId: item.id,
        ...(!isSame && { task: { title, assignee_id: assignee || null } }),
        item: values,
      });
    },
    onSaved: onClose,
  });
  const others = items.filter(({ key }) => key !== item?.key);
  return (
    <SaveDialog
      form={form}
      title={item === null ? 'Add task' : 'Edit task'}
      action="Save task"
      onCancel={onClose}
    >
      <TextField label="Task" {...form.field('title')} />
      <SelectField label="Workstream" options={toOptions(WORKSTREAMS)} {...form.field('stream')} />
      <WholeNumberField
        label="Day"
        hint="Days after the closing; negative is before it. The due date follows."
        {...form.field('day')}
      />
      {item !== null && (
        <SelectField
          label="Owner"
          isOptional
          options={[['', 'No owner'], ...people.map(({ id, name }) => [id, name] as const)]}
          {...form.field('assignee')}
        />
      )}
      <SelectField label="Risk" options={toOptions(RISKS)} {...form.field('risk')} />
      <TextField label="Why" isOptional {...form.field('riskNote')} />
      {others.length > 0 && (
        <details>
          <summary>Waits for {needs.length === 0 ? 'nothing' : `${needs.length} tasks`}</summary>
          <fieldset className={styles.checks}>
            <legend>Tasks that come first</legend>
            {others.map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={needs.includes(key)}
                onChange={({ target }) =>
                  setNeeds(target.checked ? [...needs, key] : needs.filter((one) => one !== key))
                }
              >
                {title}
              </Checkbox>
            ))}
          </fieldset>
        </details>
      )}
    </SaveDialog>
  );
}
