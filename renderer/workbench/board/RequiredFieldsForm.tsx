import { useState } from 'react';
import { type InputValue, parseFieldValue } from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import type { Changes, Value } from '#shared/records/row.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FieldControl } from '../form/FieldControl.tsx';
import styles from './Board.module.css';
import type { RequiredFieldsPrompt } from './board.ts';

interface GateFormProps extends RequiredFieldsPrompt {
  readonly title: string;
  readonly label: string;
  readonly fields: readonly Field[];
  readonly onAnswer: (answers: Changes) => void;
}

/** A form for the fields required before a card enters a column. */
export function RequiredFieldsForm({ title, label, fields, onAnswer, onCancel }: GateFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, InputValue>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function send() {
    const wrong: Record<string, string> = {};
    const fieldValues: Record<string, Value> = {};
    for (const field of fields) {
      const reading = parseFieldValue(field, typed[field.name] ?? '');
      if ('sentence' in reading) wrong[field.name] = reading.sentence;
      else if (reading.value === null) wrong[field.name] = 'Required.';
      else fieldValues[field.name] = reading.value;
    }
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onAnswer(fieldValues);
  }

  return (
    <Form
      onSend={send}
      takesFocus
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <p className={styles.question}>
        {label} needs more information about <strong>{title}</strong>:
      </p>
      {fields.map((field) => (
        <FormField key={field.name} label={field.label} error={errors[field.name]}>
          {(control) => (
            <FieldControl
              field={field}
              control={control}
              value={typed[field.name] ?? ''}
              onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
            />
          )}
        </FormField>
      ))}
      <FormActions action="Move" onCancel={onCancel} className={styles.buttons} />
    </Form>
  );
}
