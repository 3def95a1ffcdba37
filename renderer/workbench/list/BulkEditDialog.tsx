import { useState } from 'react';
import { type InputValue, parseFieldValue, toInputValue } from '#shared/records/inputValue.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import ui from '../../ui/theme/ui.module.css';
import { FieldControl, type FieldSuggestions } from '../form/FieldControl.tsx';
import styles from './ViewTabs.module.css';

interface ChangeDialogProps {
  readonly noun: Noun;
  readonly title: string;
  readonly offers: FieldSuggestions;
  readonly onChange: (field: Field, value: Value) => void;
  readonly onClose: () => void;
}

/** Sets one field on several records. */
export function BulkEditDialog({ noun, title, offers, onChange, onClose }: ChangeDialogProps) {
  const fields = noun.fields.filter(
    (field: Field) =>
      field.isReadOnly !== true && field.type !== 'record' && field.name !== noun.title,
  );
  const [field, setField] = useState<Field | undefined>(fields[0]);
  const [typed, setTyped] = useState<InputValue>(() =>
    fields[0] === undefined ? '' : toInputValue(fields[0], null),
  );
  const [fieldError, setFieldError] = useState<string | undefined>();
  if (field === undefined) return null;

  function choose(name: string) {
    const next = fields.find((one) => one.name === name);
    if (next === undefined) return;
    setField(next);
    setTyped(toInputValue(next, null));
    setFieldError(undefined);
  }
  function send() {
    if (field === undefined) return;
    const reading = parseFieldValue(field, typed);
    if ('sentence' in reading) setFieldError(reading.sentence);
    else onChange(field, reading.value);
  }

  return (
    <Dialog label={title} place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={send}>
        <h2>{title}</h2>
        <SelectField
          label="Field"
          autoFocus
          options={fields.map(({ name, label }) => [name, label] as const)}
          value={field.name}
          onChange={({ target }) => choose(target.value)}
        />
        <FormField label="New value" isOptional={field.isRequired !== true} error={fieldError}>
          {(control) => (
            <FieldControl
              key={field.name}
              field={field}
              control={control}
              value={typed}
              offers={offers}
              onChange={(next) => {
                setTyped(next);
                setFieldError(undefined);
              }}
            />
          )}
        </FormField>
        <FormActions action="Change" onCancel={onClose} className={ui.row} />
      </Form>
    </Dialog>
  );
}
