import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type InputValue,
  isSameInput,
  parseFieldValue,
  toInputValue,
} from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { FieldControl, type FieldSuggestions } from '../form/FieldControl.tsx';
import styles from './RecordList.module.css';

/** Where focus moves when a cell is left. */
export type CellExit = 'row' | 'next' | 'previous' | 'nowhere';

interface CellEditorProps {
  readonly field: Field;
  readonly value: Value;
  readonly offers: FieldSuggestions;
  readonly onSave: (value: Value) => void;
  readonly onLeave: (to: CellExit) => void;
}

/** An inline cell editor: Enter and Tab save, Escape cancels, and invalid input stays with an error. */
export function CellEditor({ field, value, offers, onSave, onLeave }: CellEditorProps) {
  const [typed, setTyped] = useState<InputValue>(() => toInputValue(field, value));
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    const control = root.current?.querySelector<HTMLElement>('input, select, textarea');
    control?.focus();
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
  }, []);

  /** Returns true if the input is valid. */
  function save(now: InputValue): boolean {
    const reading = parseFieldValue(field, now);
    if ('sentence' in reading) {
      setErrorMessage(reading.sentence);
      return false;
    }
    if (!isSameInput(field, reading.value, value)) onSave(reading.value);
    return true;
  }
  function exitCell(to: CellExit, isSaved: boolean) {
    if (isSaved && !save(typed)) return;
    isLeft.current = true;
    onLeave(to);
  }
  function onKey(event: KeyboardEvent) {
    const isLine = field.type !== 'longText' || event.metaKey || event.ctrlKey;
    if (event.key === 'Escape') exitCell('row', false);
    else if (event.key === 'Enter' && isLine) exitCell('row', true);
    else if (event.key === 'Tab') exitCell(event.shiftKey ? 'previous' : 'next', true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const onBlur = useRef<() => void>(() => undefined);
  useEffect(() => {
    onBlur.current = () => {
      if (!isLeft.current && save(typed)) onLeave('nowhere');
    };
  });
  useEffect(() => {
    const here = root.current;
    const exitOnBlur = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && here?.contains(relatedTarget) === true;
      if (!isInside) onBlur.current();
    };
    here?.addEventListener('focusout', exitOnBlur);
    return () => here?.removeEventListener('focusout', exitOnBlur);
  }, []);

  return (
    <div ref={root} className={styles.editor}>
      <FieldControl
        field={field}
        control={{
          id: `cell-${field.name}`,
          'aria-describedby': undefined,
          'aria-invalid': errorMessage === null ? undefined : true,
        }}
        label={field.label}
        value={typed}
        offers={offers}
        onChange={(next) => {
          setErrorMessage(null);
          setTyped(next);
        }}
        onKeyDown={onKey}
      />
      {errorMessage !== null && (
        <p role="alert" className={styles.wrong}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
