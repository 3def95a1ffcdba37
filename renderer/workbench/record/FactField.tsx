import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type InputValue,
  isSameInput,
  parseFieldValue,
  toInputValue,
} from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, type Value } from '#shared/records/row.ts';
import { formatFieldValue, type NameLookup } from '#shared/records/values.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { recordNotices } from '#shared/texts/records.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { announce } from '../../ui/live/announce.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { useSaveRecordMutation } from '../data/writesApi.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { FieldControl, type FieldSuggestions } from '../form/FieldControl.tsx';
import { type SaveResult, saveWithMerge } from '../form/saveWithMerge.ts';
import { FactValue } from './FactValue.tsx';
import styles from './Record.module.css';

interface FactFieldProps {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly field: Field;
  readonly offers: FieldSuggestions;
  readonly nameOf: NameLookup;
  /** Last change and previous value. */
  readonly history: string | null;
  readonly canEdit: boolean;
}

interface Editing {
  readonly typed: InputValue;
  /** The record when editing started. */
  readonly seen: RecordRow;
}

function getErrorMessage(
  of: RecordKey,
  saved: Exclude<SaveResult, { state: 'saved' | 'conflict' }>,
): string {
  if (saved.state !== 'failed') return recordNotices[saved.state](of.noun).description;
  return isDataError(saved.error)
    ? dataErrorMessage(saved.error)
    : 'Someone else is changing this. Please try again.';
}

/** A field of a record, edited in place: Enter or blur saves, Escape cancels. */
export function FactField(props: FactFieldProps) {
  const { of, row, field, offers, nameOf, history, canEdit } = props;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [clash, setClash] = useState<Extract<SaveResult, { state: 'conflict' }> | null>(null);
  const [save] = useSaveRecordMutation();
  const isSaving = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const id = useId();
  const value = getFieldValue(row, field.name);

  function startEditing(typed: InputValue = toInputValue(field, value)) {
    setErrorMessage(null);
    setEditing({ typed, seen: row });
  }
  function end() {
    setEditing(null);
    setErrorMessage(null);
    returns.current = true;
  }
  // Runs after the input unmounts, to keep keyboard focus in place.
  useEffect(() => {
    if (editing !== null || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [editing]);
  async function store(seen: RecordRow, newValue: Value, isLeft: boolean) {
    const changes: Changes = { [field.name]: newValue };
    const saved = await saveWithMerge(
      of.noun,
      seen,
      changes,
      async (version, over) => await save({ ...of, version, changes: over }),
    );
    if (saved.state === 'saved') {
      if (isLeft) setEditing(null);
      else end();
      announce(`${field.label} saved`);
    } else if (saved.state === 'conflict') setClash(saved);
    else setErrorMessage(getErrorMessage(of, saved));
  }
  async function send(isLeft: boolean, typed = editing?.typed) {
    if (editing === null || typed === undefined || isSaving.current) return;
    const reading = parseFieldValue(field, typed);
    if ('sentence' in reading) {
      setErrorMessage(reading.sentence);
      return;
    }
    if (isSameInput(field, reading.value, getFieldValue(editing.seen, field.name))) {
      if (isLeft) setEditing(null);
      else end();
      return;
    }
    isSaving.current = true;
    await store(editing.seen, reading.value, isLeft);
    isSaving.current = false;
  }
  function onKey(event: KeyboardEvent) {
    const isEnd =
      event.key === 'Enter' && (field.type !== 'longText' || event.metaKey || event.ctrlKey);
    if (isEnd) {
      event.preventDefault();
      void send(false);
    } else if (event.key === 'Escape') {
      // Keeps the panel open.
      event.stopPropagation();
      end();
    }
  }

  return (
    <div className={styles.fact} data-fact={field.name} data-editing={editing !== null}>
      <dt>
        <span id={id}>{field.label}</span>
      </dt>
      <dd>
        {editing === null ? (
          <>
            {canEdit && field.type === 'flag' ? (
              <Flag
                id={id}
                isOn={value === true}
                onChange={(isOn) => void store(row, isOn, true)}
              />
            ) : (
              <FactValue field={field} value={value} row={row} nameOf={nameOf} />
            )}
            {canEdit && field.type !== 'flag' && (
              <button
                ref={button}
                type="button"
                className={styles.edit}
                aria-label={`Edit ${field.label}`}
                title={
                  formatFieldValue(field, value, nameOf) === '' ? `Add ${field.label}` : undefined
                }
                onClick={() => startEditing()}
              />
            )}
            {history !== null && <span className={styles.history}>{history}</span>}
          </>
        ) : (
          <FieldControl
            field={field}
            control={{
              id: `${id}-field`,
              'aria-describedby': errorMessage === null ? undefined : `${id}-error`,
              'aria-invalid': errorMessage === null ? undefined : true,
            }}
            label={field.label}
            takesFocus
            offers={offers}
            value={editing.typed}
            onChange={(typed) => setEditing({ ...editing, typed })}
            onLeave={() => void send(true)}
            onKeyDown={onKey}
          />
        )}
        {errorMessage !== null && (
          <p id={`${id}-error`} role="alert" className={styles.wrong}>
            {errorMessage}
          </p>
        )}
      </dd>
      {clash !== null && editing !== null && (
        <ConflictDialog
          noun={of.noun}
          present={clash.present}
          theirs={clash.theirs}
          mine={getOwnChanges(field, editing.typed)}
          onClose={() => setClash(null)}
          onChoose={(ownChanges) => {
            const newValue = ownChanges[field.name];
            setClash(null);
            if (newValue === undefined) end();
            else void store(clash.present, newValue, false);
          }}
        />
      )}
    </div>
  );
}

function getOwnChanges(field: Field, typed: InputValue): Changes {
  const reading = parseFieldValue(field, typed);
  return 'value' in reading ? { [field.name]: reading.value } : {};
}

interface FlagProps {
  readonly id: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Flag = ({ id, isOn, onChange }: FlagProps) => (
  <input
    type="checkbox"
    aria-labelledby={id}
    checked={isOn}
    className={styles.tick}
    onChange={({ target }) => onChange(target.checked)}
  />
);
