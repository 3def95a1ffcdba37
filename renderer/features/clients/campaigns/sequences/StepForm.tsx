import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { FormError } from '../../../../ui/form/FormError.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import own from './Sequences.module.css';
import { type Step, useSaveStepMutation } from './sequencesApi.ts';

const KINDS = [
  ['letter', 'Letter'],
  ['task', 'Task for the sender'],
] as const;

interface StepFormProps {
  readonly sequenceId: string;
  /** The step being edited; null for a new one. */
  readonly step: Step | null;
  readonly onDone: () => void;
}

/** Step editor: action, delay after the previous step, and content. */
export function StepForm({ sequenceId, step, onDone }: StepFormProps) {
  const [kind, setKind] = useState<'letter' | 'task'>(step?.kind === 'task' ? 'task' : 'letter');
  const [wait, setWait] = useState(String(step?.wait_days ?? 3));
  const [title, setTitle] = useState(step?.title ?? '');
  const [body, setBody] = useState(step?.body ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [save, { error, isLoading }] = useSaveStepMutation();
  const days = Number(wait);
  const isWhole = wait.trim() !== '' && Number.isInteger(days) && days >= 0 && days <= 90;
  const isEmail = kind === 'letter';
  const errors = {
    wait: isWhole ? undefined : 'Enter a whole number of days from 0 to 90.',
    title: title.trim() === '' ? (isEmail ? 'Enter a subject.' : 'Enter a task.') : undefined,
    body: isEmail && body.trim() === '' ? 'Write the email.' : undefined,
  };

  async function keep() {
    setSubmitted(true);
    if (isLoading || Object.values(errors).some((message) => message !== undefined)) return;
    const values = { sequenceId, id: step?.id ?? null, kind, waitDays: days, title, body };
    const result = await save(values);
    if (result.error === undefined) onDone();
  }
  return (
    <Form onSend={keep} takesFocus className={own.form} aria-label={step ? 'Step' : 'New step'}>
      <div className={own.row}>
        <SelectField
          label="Action"
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'task' ? 'task' : 'letter')}
        />
        <TextField
          label="Delay (business days)"
          inputMode="numeric"
          value={wait}
          error={isSubmitted ? errors.wait : undefined}
          onChange={({ target }) => setWait(target.value)}
        />
      </div>
      <TextField
        label={isEmail ? 'Subject' : 'Task'}
        maxLength={150}
        value={title}
        error={isSubmitted ? errors.title : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
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
        value={body}
        error={isSubmitted ? errors.body : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
      {isDataError(error) && (
        <FormError notice={{ title: 'Not saved', description: dataErrorMessage(error) }} />
      )}
      <div className={ui.wrap}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Save step
        </Button>
        <Button variant="minimal" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
