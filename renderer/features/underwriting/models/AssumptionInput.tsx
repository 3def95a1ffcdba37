import { Classes } from '@blueprintjs/core';
import { type ClipboardEvent, useId, useState } from 'react';
import { Select } from '../../../ui/form/Select.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type AssumptionField, parseFieldText, toFieldText } from './fieldValues.ts';
import styles from './Model.module.css';

export interface AssumptionInputProps {
  readonly field: AssumptionField;
  /** Accessible name, if it differs from the visible label, as in a grid. */
  readonly name?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onValid: (isValid: boolean) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** What is typed, and the value it stands for. */
interface Edit {
  readonly text: string;
  readonly value: unknown;
}

/** One input. Invalid text stays as typed, with its error, and doesn't reach the model. */
export function AssumptionInput(props: AssumptionInputProps) {
  const { field, name, value, onChange, onValid, onPaste } = props;
  const id = useId();
  const [edit, setEdit] = useState<Edit | null>(null);
  // A value that changed elsewhere, such as another scenario's, replaces what was typed.
  const typed = edit !== null && Object.is(edit.value, value) ? edit.text : null;
  const text = typed ?? toFieldText(field.kind, value);
  const parsed = typed === null ? null : parseFieldText(field, typed);
  const error = parsed !== null && 'error' in parsed ? parsed.error : undefined;

  function type(next: string) {
    const result = parseFieldText(field, next);
    const isValid = 'value' in result;
    setEdit({ text: next, value: isValid ? result.value : value });
    onValid(isValid);
    if (isValid) onChange(result.value);
  }
  const described = error !== undefined ? `${id}-error` : undefined;
  if (field.kind === 'choice') {
    return (
      <Select
        id={id}
        aria-label={name ?? field.label}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        options={(field.choices ?? []).map((choice) => [choice.value, choice.label] as const)}
      />
    );
  }
  return (
    <>
      <input
        id={id}
        type={field.kind === 'date' ? 'date' : 'text'}
        inputMode={field.kind === 'text' || field.kind === 'date' ? undefined : 'decimal'}
        autoComplete="off"
        aria-label={name ?? field.label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described}
        className={`${Classes.INPUT} ${field.kind === 'text' ? '' : styles.figure}`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => error === undefined && setEdit(null)}
        onPaste={onPaste}
      />
      {error !== undefined && (
        <span id={described} className={`${ui.error} ${styles.message}`}>
          {error}
        </span>
      )}
    </>
  );
}
