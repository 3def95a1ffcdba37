import { Classes } from '@blueprintjs/core';
import type { KeyboardEvent } from 'react';
import { STATES } from '#shared/listings/states.ts';
import type { Choice } from '#shared/records/choice.ts';
import type { InputValue } from '#shared/records/inputValue.ts';
import type { Field, FieldType } from '#shared/records/noun.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { nounByTable } from '../data/nounByTable.ts';
import { ContactMethodsInput } from './ContactMethodsInput.tsx';
import styles from './Form.module.css';
import { ItemsInput } from './ItemsInput.tsx';
import { NameInput } from './NameInput.tsx';
import { RecordInput } from './RecordInput.tsx';

/** Suggestions while typing. */
export interface FieldSuggestions {
  readonly tags?: readonly string[];
  readonly people?: readonly { readonly id: string; readonly name: string }[];
}

export interface FieldControlProps {
  readonly field: Field;
  readonly control: ControlProps;
  readonly value: InputValue;
  readonly onChange: (value: InputValue) => void;
  readonly onLeave?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly offers?: FieldSuggestions;
  readonly takesFocus?: boolean;
  /** Accessible name if there is no visible label. */
  readonly label?: string;
}

interface LineKind {
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly inputMode?: 'decimal';
}

const LINES: Readonly<Partial<Record<FieldType, LineKind>>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { type: 'url' },
  percent: { type: 'text', inputMode: 'decimal' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'datetime-local' },
};

const STATE_NAMES: readonly Choice[] = Object.entries(STATES).map(([value, label]) => ({
  value,
  label,
}));

/** An input for a field, chosen by its type. */
export function FieldControl(props: FieldControlProps) {
  const { field, control, value, onChange, onLeave, onKeyDown, offers = {}, takesFocus } = props;
  const own = {
    ...control,
    'aria-label': props.label,
    autoFocus: takesFocus === true,
    onKeyDown,
    onBlur: onLeave,
  };
  const text = typeof value === 'string' ? value : '';
  const choose = (options: readonly Choice[]) => (
    <Select
      {...own}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      options={[
        ['', field.isRequired ? 'Choose' : 'None'],
        ...options.map((choice) => [choice.value, choice.label] as const),
      ]}
    />
  );
  const items = (offered: readonly Choice[]) => (
    <ItemsInput
      {...own}
      items={Array.isArray(value) ? value : []}
      offered={offered}
      onChange={onChange}
    />
  );
  const named =
    field.type === 'text' && field.names !== undefined ? nounByTable(field.names.of) : null;
  if (named !== null) return <NameInput {...own} noun={named} value={text} onChange={onChange} />;
  switch (field.type) {
    case 'longText':
      return (
        <textarea
          {...own}
          rows={5}
          value={text}
          className={Classes.INPUT}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'flag':
      return (
        <input
          {...own}
          type="checkbox"
          checked={value === true}
          className={styles.tick}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return choose(field.choices);
    case 'usState':
      return choose(STATE_NAMES);
    case 'person':
      return choose((offers.people ?? []).map(({ id, name }) => ({ value: id, label: name })));
    case 'record': {
      const noun = nounByTable(field.of);
      if (noun === null) return null;
      return <RecordInput {...own} noun={noun} value={text} onChange={onChange} />;
    }
    case 'choices':
      return items(field.choices);
    case 'people':
      return items((offers.people ?? []).map(({ id, name }) => ({ value: id, label: name })));
    case 'usStates':
      return items(STATE_NAMES);
    case 'ways':
      return (
        <ContactMethodsInput
          {...own}
          of={field.of}
          label={field.label}
          items={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'money':
      return <MoneyInput {...own} value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'tags':
      return items((offers.tags ?? []).map((tag) => ({ value: tag, label: tag })));
    default:
      return (
        <input
          type="text"
          autoComplete="off"
          {...LINES[field.type]}
          {...own}
          value={text}
          className={Classes.INPUT}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
