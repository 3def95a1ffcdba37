import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, type Value } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { RecordRow } from '../data/row.ts';
import styles from './Form.module.css';
import type { RemoteChange } from './saveWithMerge.ts';

interface ConflictDialogProps {
  readonly noun: Noun;
  readonly present: RecordRow;
  readonly theirs: readonly RemoteChange[];
  readonly mine: Changes;
  readonly onClose: () => void;
  /** Called with the user's own values to save over the other version. */
  readonly onChoose: (changes: Changes) => void;
}

/** Shows another user's changes by field, with a choice where both changed the same one. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { noun, present, theirs, mine, onClose, onChoose } = props;
  const [own, setOwn] = useState<ReadonlySet<string>>(
    () => new Set(theirs.filter(({ hasConflict }) => hasConflict).map(({ name }) => name)),
  );
  const choose = (name: string, isOwn: boolean) =>
    setOwn((before) => {
      const next = new Set(before);
      if (isOwn) next.add(name);
      else next.delete(name);
      return next;
    });
  const clashes = new Set(theirs.filter(({ hasConflict }) => hasConflict).map(({ name }) => name));
  const save = () =>
    onChoose(
      Object.fromEntries(
        Object.entries(mine).filter(([name]) => !clashes.has(name) || own.has(name)),
      ),
    );
  return (
    <Dialog label="Conflicting changes" place="top" onClose={onClose}>
      <Form onSend={save} className={styles.choices}>
        <div>
          <h2>Conflicting changes</h2>
          <p>Someone else saved this {noun.one} while you were editing.</p>
        </div>
        {theirs.map(({ name, hasConflict }) => (
          <Difference
            key={name}
            noun={noun}
            name={name}
            theirs={getFieldValue(present, name)}
            mine={hasConflict ? (mine[name] ?? null) : undefined}
            isOwn={own.has(name)}
            onChoose={(isOwn) => choose(name, isOwn)}
          />
        ))}
        <div className={ui.actions}>
          <Button type="submit" intent="primary">
            Save
          </Button>
          <Button variant="minimal" onClick={onClose}>
            Keep editing
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface DifferenceProps {
  readonly noun: Noun;
  readonly name: string;
  readonly theirs: Value;
  /** Undefined if only the other user changed it. */
  readonly mine: Value | undefined;
  readonly isOwn: boolean;
  readonly onChoose: (isOwn: boolean) => void;
}

function Difference({ noun, name, theirs, mine, isOwn, onChoose }: DifferenceProps) {
  const field = fieldOf(noun, name);
  if (field === undefined) return null;
  const say = (value: Value) => formatFieldValue(field, value) || 'Nothing';
  return (
    <fieldset className={`${ui.grid4} ${styles.choice}`}>
      <legend>{field.label}</legend>
      {mine === undefined ? (
        <p>Their change (kept): {say(theirs)}</p>
      ) : (
        <>
          <label>
            <input type="radio" name={name} checked={isOwn} onChange={() => onChoose(true)} />
            Yours: {say(mine)}
          </label>
          <label>
            <input type="radio" name={name} checked={!isOwn} onChange={() => onChoose(false)} />
            Theirs: {say(theirs)}
          </label>
        </>
      )}
    </fieldset>
  );
}
