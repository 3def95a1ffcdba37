import { Tag } from '@blueprintjs/core';
import { useState } from 'react';
import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { hasPersonalData } from '#shared/ai/documents/personalData.ts';
import { readTypedValue } from '#shared/ai/documents/values.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Documents.module.css';
import {
  formatExtracted,
  isOpenDoubt,
  labelOf,
  type StoredField,
  toInput,
  typeOf,
} from './extractedFields.ts';

interface FieldListProps {
  readonly kind: DocumentKind;
  readonly fields: readonly StoredField[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
  readonly onChange: (name: string, value: string | null) => void;
}

/** The fields of a document: what was read, how certain it is, and a decision where it is in doubt. */
export function FieldList({ kind, fields, chosen, onChoose, onChange }: FieldListProps) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          kind={kind}
          field={field}
          isChosen={field.name === chosen}
          onChoose={() => onChoose(field.name)}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </ul>
  );
}

interface FieldRowProps {
  readonly kind: DocumentKind;
  readonly field: StoredField;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onChange: (value: string | null) => void;
}

function FieldRow({ kind, field, isChosen, onChoose, onChange }: FieldRowProps) {
  const [isEditing, setEditing] = useState(false);
  const label = labelOf(kind, field.name);
  const type = typeOf(kind, field.name);
  const isDoubt = isOpenDoubt(field);
  return (
    <li data-doubt={isDoubt} data-chosen={isChosen}>
      <div className={styles.fieldHead}>
        <button
          type="button"
          className={styles.fieldName}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span className={ui.caption}>{label}</span>
          <span>{formatExtracted(type, field.value)}</span>
        </button>
        <Certainty field={field} />
      </div>
      {isEditing ? (
        <EditValue
          label={label}
          start={toInput(type, field.value)}
          read={(typed) => readTypedValue(type, typed)}
          onCancel={() => setEditing(false)}
          onSave={(value) => {
            onChange(value);
            setEditing(false);
          }}
        />
      ) : (
        <div className={ui.actions}>
          {isDoubt && field.value !== null && (
            <PlainButton size="small" intent="primary" onClick={() => onChange(field.value)}>
              Confirm
            </PlainButton>
          )}
          <PlainButton
            size="small"
            variant="minimal"
            aria-label={`Edit ${label}`}
            onClick={() => {
              onChoose();
              setEditing(true);
            }}
          >
            Edit
          </PlainButton>
          {isDoubt && (
            <PlainButton size="small" variant="minimal" onClick={() => onChange(null)}>
              Not in the document
            </PlainButton>
          )}
        </div>
      )}
    </li>
  );
}

function Certainty({ field }: { readonly field: StoredField }) {
  const place =
    field.cell !== null && field.cell !== undefined
      ? `Cell ${field.cell}`
      : field.page !== null && field.page !== undefined
        ? `Page ${field.page}`
        : null;
  return (
    <span className={ui.line}>
      {place !== null && <span className={ui.caption}>{place}</span>}
      {field.origin === 'model' && <span className={ui.caption}>Only the model</span>}
      {field.origin === 'person' ? (
        <Tag minimal intent="success">
          Decided
        </Tag>
      ) : isOpenDoubt(field) ? (
        <Tag minimal intent="warning">
          In doubt
        </Tag>
      ) : (
        <Tag minimal>{formatWholePercent(Math.round(field.confidence * 100))} sure</Tag>
      )}
    </span>
  );
}

interface EditValueProps {
  readonly label: string;
  readonly start: string;
  readonly read: (typed: string) => string | null;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
}

function EditValue({ label, start, read, onSave, onCancel }: EditValueProps) {
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const value = read(typed);
  const isPersonal = hasPersonalData(typed);
  const problem = isPersonal
    ? 'Remove the personal number.'
    : value === null
      ? 'Check the value.'
      : undefined;
  return (
    <Form
      className={ui.grid8}
      onSend={() => {
        setTried(true);
        if (value !== null && !isPersonal) onSave(value);
      }}
    >
      <TextField
        label={label}
        maxLength={200}
        value={typed}
        error={isTried ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={ui.actions}>
        <PlainButton type="submit" size="small" intent="primary">
          Save value
        </PlainButton>
        <PlainButton size="small" variant="minimal" onClick={onCancel}>
          Cancel
        </PlainButton>
      </div>
    </Form>
  );
}
