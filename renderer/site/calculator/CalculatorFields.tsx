import { useId } from 'react';
import field from '../archetypes/Field.module.css';
import styles from './Calculator.module.css';
import { type CalculatorField, getFieldError } from './fields.ts';
import type { Calculator } from './useCalculator.ts';

/** The inputs by group. */
export function CalculatorFields<Name extends string>({
  groups,
  texts,
  change,
}: Pick<Calculator<Name>, 'groups' | 'texts' | 'change'>) {
  return groups.map(({ legend, fields }) => (
    <fieldset key={legend} className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {fields.map((one) => (
          <NumberField
            key={one.name}
            field={one}
            text={texts[one.name]}
            onChange={(text) => change({ [one.name]: text } as Partial<typeof texts>)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface NumberFieldProps {
  readonly field: CalculatorField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function NumberField({ field: one, text, onChange }: NumberFieldProps) {
  const id = useId();
  const error = getFieldError(one, text);
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || one.hint !== undefined;
  return (
    <div className={`${field.field} ${styles.field}`}>
      <label htmlFor={id}>{one.label}</label>
      <span className={styles.input} data-unit={one.unit === '$' ? 'before' : 'behind'}>
        <input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <span aria-hidden="true" className={styles.unit}>
          {one.unit}
        </span>
      </span>
      {hasNote && (
        <small id={noteId} className={error === undefined ? undefined : styles.error}>
          {error ?? one.hint}
        </small>
      )}
    </div>
  );
}
