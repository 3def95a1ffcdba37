import { useState } from 'react';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../../ui/form/TypedFields.tsx';
import { parsedText, requiredText } from '../../../../ui/form/textSchemas.ts';
import own from './Sequences.module.css';
import { type Step, useSaveStepMutation } from './sequencesApi.ts';

const KINDS = [
  ['email', 'Email'],
  ['task', 'Task for the sender'],
] as const;

interface StepFormProps {
  readonly sequenceId: string;
  /** The step being edited; null for a new one. */
  readonly step: Step | null;
  readonly onDone: () => void;
}

const stepSchema = (isEmail: boolean) =>
  z.object({
    waitDays: parsedText((typed) => {
      const days = Number(typed);
      const isWhole = typed.trim() !== '' && Number.isInteger(days) && days >= 0 && days <= 90;
      return isWhole ? days : undefined;
    }, 'Enter a whole number of days from 0 to 90.'),
    title: requiredText(isEmail ? 'Enter a subject.' : 'Enter a task.'),
    body: z
      .string()
      .check(z.refine((typed) => !isEmail || typed.trim() !== '', 'Write the email.')),
  });

/** Step editor: action, delay after the previous step, and content. */
export function StepForm({ sequenceId, step, onDone }: StepFormProps) {
  const [kind, setKind] = useState<'email' | 'task'>(step?.kind === 'task' ? 'task' : 'email');
  const [save] = useSaveStepMutation();
  const isEmail = kind === 'email';
  const form = useSaveForm({
    schema: stepSchema(isEmail),
    defaultValues: {
      waitDays: String(step?.wait_days ?? 3),
      title: step?.title ?? '',
      body: step?.body ?? '',
    },
    save: (values) => save({ sequenceId, id: step?.id ?? null, kind, ...values }),
    onSaved: onDone,
  });
  return (
    <SaveForm
      form={form}
      aria-label={step ? 'Step' : 'New step'}
      className={own.form}
      action="Save step"
      onCancel={onDone}
    >
      <div className={own.row}>
        <SelectField
          label="Action"
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'task' ? 'task' : 'email')}
        />
        <WholeNumberField label="Delay (business days)" {...form.field('waitDays')} />
      </div>
      <TextField label={isEmail ? 'Subject' : 'Task'} maxLength={150} {...form.field('title')} />
      <TextAreaField
        label={isEmail ? 'Body' : 'Note'}
        isOptional={!isEmail}
        rows={isEmail ? 8 : 3}
        maxLength={4000}
        hint={
          isEmail
            ? 'Fields: {first_name}, {my_name}. With a listing also {community}, {place}, {type}, {price}, {beds}.'
            : undefined
        }
        {...form.field('body')}
      />
    </SaveForm>
  );
}
